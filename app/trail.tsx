import { JsonLd } from "@/components/seo/json-ld";
import { breadcrumbList } from "@/lib/seo/json-ld";
import { trailTo } from "@/lib/seo/pages";

/** Tells search engines where a page of `content/` stands. */
export function Trail({ path }: { path: string }) {
  return <JsonLd data={breadcrumbList(trailTo(path))} />;
}
