import type { Metadata } from "next";
import { viewInput } from "@/components/admin/view/view-address";
import { chapterHref } from "@/components/api-docs/chapters";
import { DocsPage } from "@/components/api-docs/docs-page";
import { openApi } from "@/lib/api-docs/open-api";
import { mayReadApiDocs } from "@/lib/api-docs/service";
import { getActor, requireAdmin } from "@/lib/auth/session/current";
import { limitLines } from "@/lib/call/limit-table";
import { DEMO_API_KEY, DEMO_CUSTOMER_EMAIL, DEMO_PASSWORD } from "@/lib/demo";
import { env } from "@/lib/env";
import "@/styles/ui/field.css";
import "@/styles/pages/api-docs.css";

export const metadata: Metadata = { title: "API", robots: { index: false } };
export const dynamic = "force-dynamic";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function ApiDocsPage({ searchParams }: Props) {
  const { chapter } = viewInput(await searchParams);
  if (!mayReadApiDocs(await getActor("admin"))) await requireAdmin(chapterHref(chapter));
  const demo = env().DEMO ? DEMO : null;
  return <DocsPage document={openApi()} demo={demo} limits={limitLines()} chapter={chapter} />;
}

const DEMO = { key: DEMO_API_KEY, email: DEMO_CUSTOMER_EMAIL, password: DEMO_PASSWORD };
