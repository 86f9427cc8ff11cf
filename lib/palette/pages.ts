import type { Right } from "@/lib/call/roles";
import { adminNavigation } from "@/lib/content/navigation";

/** A page or section of the back-office; `words` are synonyms to find it by, `right` the right it needs. */
export type OfficePage = { label: string; href: string; words: string; right?: Right };

const BELOW: readonly OfficePage[] = [
  {
    label: "New Order",
    href: "/admin/orders/new",
    words: "enter phone call customer place",
    right: "orders",
  },
  { label: "Add Product", href: "/add-product", words: "new charger create", right: "run" },
  { label: "Delisted Products", href: "/admin/delisted-products", words: "hidden relist chargers" },
  {
    label: "Import and Export Products",
    href: "/manage/products/import",
    words: "csv upload",
    right: "run",
  },
  { label: "Product analytics", href: "/admin/report#products", words: "sales report" },
  { label: "Stock analysis", href: "/admin/report#stock", words: "low remaining report" },
  {
    label: "Charger reports",
    href: "/admin/report#charger-reports",
    words: "faults broken service",
  },
  { label: "Messages", href: "/admin/messages", words: "contact submissions inbox unread" },
  { label: "Demo requests", href: "/admin/messages?inbox=demos", words: "contact inbox unread" },
  {
    label: "Visits",
    href: "/admin/visits",
    words: "visitors traffic funnel speed web vitals searches landing conversion",
  },
  {
    label: "Advice",
    href: "/admin/advice",
    words: "choose charger cars answers fitted price golden households",
  },
  {
    label: "GST returns",
    href: "/admin/tax",
    words: "gstr-1 tax month accountant tally zoho hsn export filed invoices",
  },
  { label: "Unsent Mail", href: "/admin/mails", words: "outbox failed email given up resend" },
  {
    label: "Company Settings",
    href: "/admin/settings/company",
    words: "cash online payment notifications low stock limits email staff",
    right: "run",
  },
  {
    label: "Administrators",
    href: "/admin/settings/people",
    words: "invite invitation people roles staff",
    right: "run",
  },
  { label: "Audit Log", href: "/admin/audit", words: "history changes who" },
  {
    label: "Data Retention",
    href: "/admin/settings/retention",
    words: "privacy erasure removed kept how long",
  },
  {
    label: "API Keys",
    href: "/admin/settings/api-keys",
    words: "token scope program app",
    right: "run",
  },
];

const OTHER_NAMES: Record<string, string> = {
  "/admin/dashboard": "home start overview",
  "/admin/users": "customers people administrators",
  "/manage/products": "chargers catalogue stock",
  "/admin/orders": "sales shipping",
  "/admin/report": "reports statistics",
  "/admin/profile": "account name",
  "/admin/settings": "password second factor authenticator devices account",
};

/** All pages in the palette: those of the sidebar, then those below them. */
export const officePages: readonly OfficePage[] = [
  ...adminNavigation.map(({ label, href }) => ({ label, href, words: OTHER_NAMES[href] ?? "" })),
  ...BELOW,
];
