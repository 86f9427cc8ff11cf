import { CountChart } from "@/components/charts/count-chart";
import { TextLink } from "@/components/ui/facts/text-link";
import type { PurchaseBar } from "@/lib/analytics/rules";

/** Chart of how many units of each charger the customer has bought. */
export function PurchaseSummary({ bars }: { bars: readonly PurchaseBar[] }) {
  return (
    <section className="surface" aria-labelledby="purchase-summary">
      <h2 id="purchase-summary">Purchase Summary</h2>
      {bars.length === 0 ? (
        <p className="mute surface-empty">
          No chargers purchased yet. <TextLink href="/products">See Our Products</TextLink>
        </p>
      ) : (
        <CountChart
          legend="Chargers Purchased"
          caption="Chargers purchased per product"
          bars={bars}
        />
      )}
    </section>
  );
}
