import { PageTabs, type TabPage } from "@/components/admin/ui/page-tabs";

/** Links between the sales figures, the messages, the visits, the advice and the GST returns. */
export function ReportNav() {
  return <PageTabs label="Analytics and contacts" pages={PAGES} />;
}

const PAGES: readonly TabPage[] = [
  { label: "Analytics", href: "/admin/report" },
  { label: "Messages", href: "/admin/messages" },
  { label: "Visits", href: "/admin/visits" },
  { label: "Advice", href: "/admin/advice" },
  { label: "GST returns", href: "/admin/tax" },
];
