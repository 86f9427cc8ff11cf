import { Opening } from "@/components/site/opening";
import { LinkRows } from "@/components/ui/link-rows";
import { notFoundPage } from "@/lib/content/pages/not-found";

const rows = notFoundPage.links.map(({ label, text, href }) => ({ title: label, text, href }));

/** Says that there is no such page, and where to go. */
export function Lost() {
  return (
    <main id="main">
      <Opening title={notFoundPage.heading} lead={notFoundPage.lead} />
      <div className="wrap lost-page">
        <LinkRows rows={rows} />
      </div>
    </main>
  );
}
