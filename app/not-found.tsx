import type { Metadata } from "next";
import { SiteFooter } from "@/components/layout/site-footer";
import { SiteHeader } from "@/components/layout/site-header";
import { ButtonLink } from "@/components/ui/button";
import { company } from "@/lib/content/company";

export const metadata: Metadata = { title: "Page not found" };

export default function NotFound() {
  return (
    <>
      <SiteHeader />
      <main id="main" className="wrap sec lost">
        <h1 className="display">No charger at this address.</h1>
        <p className="lead mute">
          The page you asked for is not here. It may have moved, or the link may have a typing
          mistake.
        </p>
        <div className="row">
          <ButtonLink href="/products">See Our Products</ButtonLink>
          <ButtonLink href="/" variant="line">
            Home
          </ButtonLink>
        </div>
      </main>
      <SiteFooter company={company} />
    </>
  );
}
