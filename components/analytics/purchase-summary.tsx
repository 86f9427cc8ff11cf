import { CountChart } from "@/components/charts/count-chart";
import { CountRows } from "@/components/charts/count-rows";
import { TextLink } from "@/components/ui/facts/text-link";
import { isComparable, type PurchaseBar } from "@/lib/analytics/rules";
import { unitWords } from "@/lib/orders/refund/rules";

const WORDS = {
  legend: "Chargers Purchased",
  caption: "Chargers purchased per product",
};

/** How many units of each charger the customer has bought: as bars where there is something to compare. */
export function PurchaseSummary({ bars }: { bars: readonly PurchaseBar[] }) {
  return (
    <section className="surface" aria-labelledby="purchase-summary">
      <h2 id="purchase-summary">Purchase Summary</h2>
      <Summary bars={bars} />
    </section>
  );
}

function Summary({ bars }: { bars: readonly PurchaseBar[] }) {
  if (bars.length === 0) {
    return (
      <p className="mute surface-empty">
        No chargers purchased yet. <TextLink href="/products">See Our Products</TextLink>
      </p>
    );
  }
  if (isComparable(bars)) return <CountChart {...WORDS} bars={bars} lies />;
  return <CountRows {...WORDS} rows={bars} inWords={unitWords} />;
}
