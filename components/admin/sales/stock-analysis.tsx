import { StockTable } from "@/components/admin/dashboard/stock-table";
import { ViewPager } from "@/components/admin/view/view-pager";
import { ViewBody, ViewState } from "@/components/admin/view/view-state";
import { ViewTabs } from "@/components/admin/view/view-tabs";
import { EmptyState } from "@/components/ui/empty-state";
import type { ProductStock } from "@/lib/analytics/admin-contract";
import type { PageEnds } from "@/lib/call/paging";

type StockAnalysisProps = {
  rows: readonly ProductStock[];
  onlyLow: boolean;
  total: number;
  low: number;
  level: number;
  ends: PageEnds;
};

/** The stock of all products in catalogue order, or only of those with low stock. */
export function StockAnalysis({ rows, onlyLow, total, low, level, ends }: StockAnalysisProps) {
  const choices = [
    { value: "", label: "All", count: total },
    { value: "low", label: "Low only", count: low },
  ];
  return (
    <ViewState path="/admin/report" list="stock_">
      <div className="view-bar surface-bar">
        <ViewTabs label="Stock" name="stock" choices={choices} />
        <p className="mute small numeric">Low is {level} units or fewer.</p>
      </div>
      <ViewBody>
        {rows.length === 0 ? (
          <EmptyState text={onlyLow ? "No charger is low on stock." : "No products yet."} />
        ) : (
          <StockTable
            caption={onlyLow ? "Chargers low on stock, least first" : "Stock per product"}
            rows={rows}
          />
        )}
      </ViewBody>
      {rows.length > 0 && <ViewPager optional ends={ends} label="Pages of stock analysis" />}
    </ViewState>
  );
}
