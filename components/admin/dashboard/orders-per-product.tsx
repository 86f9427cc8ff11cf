import { CountChart } from "@/components/charts/count-chart";
import { CountRows } from "@/components/charts/count-rows";
import { TextLink } from "@/components/ui/facts/text-link";
import { isComparable, type OrderBars } from "@/lib/analytics/rules";

/** Number of orders per charger: the most ordered as bars, where there is something to compare, the rest as text. */
export function OrdersPerProduct({ bars, more }: { bars: OrderBars; more: number }) {
  return (
    <section className="surface orders-per-product" aria-labelledby="orders-per-product">
      <h2 id="orders-per-product">Orders per product</h2>
      <Counts bars={bars} />
      {bars.length > 0 && more > 0 && (
        <p className="mute small numeric chart-note">
          {orderWords(more)} of other chargers.{" "}
          <TextLink href="/admin/report#products">All products</TextLink>
        </p>
      )}
    </section>
  );
}

const WORDS = { legend: "Orders", caption: "Orders per product" };

function Counts({ bars }: { bars: OrderBars }) {
  if (bars.length === 0) return <p className="mute surface-empty">No orders yet.</p>;
  if (!isComparable(bars)) return <CountRows {...WORDS} rows={bars} inWords={orderWords} />;
  return <CountChart {...WORDS} bars={bars} narrowest={narrowestColumn(bars)} fill />;
}

function orderWords(count: number): string {
  return `${count.toLocaleString("en-IN")} ${count === 1 ? "order" : "orders"}`;
}

const SIGN = 7.4;
const NARROWEST = 44;

/** Minimum column width in px: the longest word of the names in small type. Names have two lines. */
function narrowestColumn(bars: OrderBars): number {
  const words = bars.flatMap(({ name }) => name.split(" "));
  return Math.max(NARROWEST, SIGN * Math.max(...words.map(({ length }) => length)));
}
