import { CountChart } from "@/components/charts/count-chart";
import { TextLink } from "@/components/ui/facts/text-link";
import type { OrderBars } from "@/lib/analytics/rules";

/** Number of orders per charger: the most ordered as bars, the rest as text. */
export function OrdersPerProduct({ bars, more }: { bars: OrderBars; more: number }) {
  return (
    <section className="surface" aria-labelledby="orders-per-product">
      <h2 id="orders-per-product">Orders per product</h2>
      {bars.length === 0 ? (
        <p className="mute surface-empty">No orders yet.</p>
      ) : (
        <CountChart
          legend="Orders"
          caption="Orders per product"
          bars={bars}
          narrowest={narrowestColumn(bars)}
          fill
        />
      )}
      {bars.length > 0 && more > 0 && (
        <p className="mute small numeric chart-note">
          {more.toLocaleString("en-IN")} {more === 1 ? "order" : "orders"} of other chargers.{" "}
          <TextLink href="/admin/report#products">All products</TextLink>
        </p>
      )}
    </section>
  );
}

const SIGN = 7.4;
const NARROWEST = 44;

/** Minimum column width in px: the longest word of the names in small type. Names have two lines. */
function narrowestColumn(bars: OrderBars): number {
  const words = bars.flatMap(({ name }) => name.split(" "));
  return Math.max(NARROWEST, SIGN * Math.max(...words.map(({ length }) => length)));
}
