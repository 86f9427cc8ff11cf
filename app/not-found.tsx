import type { Metadata } from "next";
import { UnpricedFrame } from "@/app/site-frame";
import { Opening } from "@/components/site/opening";
import { LinkRows } from "@/components/ui/link-rows";
import { notFoundPage } from "@/lib/content/pages/not-found";

export const metadata: Metadata = { title: notFoundPage.title };

const rows = notFoundPage.links.map(({ label, text, href }) => ({ title: label, text, href }));

/** Prerendered without a nonce, so its scripts do not run under account paths: it uses only links. */
export default function NotFound() {
  return (
    <UnpricedFrame>
      <main id="main">
        <Opening title={notFoundPage.heading} lead={notFoundPage.lead} />
        <div className="wrap lost-page">
          <LinkRows rows={rows} />
        </div>
      </main>
    </UnpricedFrame>
  );
}
