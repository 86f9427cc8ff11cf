import { StockTable } from "@/components/admin/dashboard/stock-table";
import { EmptyState } from "@/components/ui/empty-state";
import { TextLink } from "@/components/ui/facts/text-link";
import type { ProductStock } from "@/lib/analytics/admin-contract";

/** The most ordered chargers with their stock; `total` is the number of all chargers. */
export function ChargerStatus({ rows, total }: { rows: readonly ProductStock[]; total: number }) {
  return (
    <section className="surface surface--table" aria-labelledby="charger-status">
      <h2 id="charger-status">Charger Status Overview</h2>
      {rows.length === 0 ? (
        <EmptyState text="No chargers yet.">
          <TextLink href="/add-product">Add Product</TextLink>
        </EmptyState>
      ) : (
        <StockTable caption="Stock of the chargers, most ordered first" rows={rows} />
      )}
      {total > rows.length && (
        <p className="surface-more small numeric">
          <span className="mute">Most ordered first.</span>{" "}
          <TextLink href="/admin/report#stock">
            Stock of all {total.toLocaleString("en-IN")} chargers
          </TextLink>
        </p>
      )}
    </section>
  );
}
