import { JsonLd } from "@/components/seo/json-ld";
import { breadcrumbList } from "@/lib/seo/json-ld";
import { trailTo } from "@/lib/seo/pages";

/** Breadcrumb of a page of `content/` as structured data. */
export function Trail({ path }: { path: string }) {
  return <JsonLd data={breadcrumbList(trailTo(path))} />;
}
