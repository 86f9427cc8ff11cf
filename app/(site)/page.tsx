import { Call } from "@/components/layout/home/call";
import { Hero } from "@/components/layout/home/hero";
import { Night } from "@/components/layout/home/night";
import { RangeRail } from "@/components/layout/home/range-rail";
import { SiteHeader } from "@/components/layout/site-header";

export default function HomePage() {
  return (
    <>
      <SiteHeader over />
      <main id="main">
        <Hero />
        <RangeRail />
        <Night />
        <Call />
      </main>
    </>
  );
}
