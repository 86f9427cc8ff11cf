import { ProductSales } from "@/components/admin/sales/product-sales";
import { ReportBox } from "@/components/admin/sales/report-box";
import { SalesTotals } from "@/components/admin/sales/sales-totals";
import { StockAnalysis } from "@/components/admin/sales/stock-analysis";
import {
  productAnalytics as salesCall,
  productStockAnalysis as stockCall,
} from "@/lib/analytics/admin-contract";
import { productAnalytics, totalSales } from "@/lib/analytics/product-sales";
import { productStockAnalysis } from "@/lib/analytics/stock-analysis";
import { validInput } from "@/lib/call/view-input";
import type { Admin } from "@/lib/identity/actor";

type SectionProps = { admin: Admin };
type ViewProps = SectionProps & { view: Readonly<Record<string, string>> };

/** Total sales. */
export function SalesSection({ admin }: SectionProps) {
  return (
    <ReportBox id="sales" title="Total sales" height={72}>
      <Totals admin={admin} />
    </ReportBox>
  );
}

/** Sales by product. */
export function ProductSection(props: ViewProps) {
  return (
    <ReportBox id="products" title="Product analytics" height={TABLE} table>
      <Products {...props} />
    </ReportBox>
  );
}

/** Remaining stock by product. */
export function StockSection(props: ViewProps) {
  return (
    <ReportBox id="stock" title="Stock analysis" height={TABLE} table>
      <Stock {...props} />
    </ReportBox>
  );
}

/** Rows per table page, short enough to scan. */
const ROWS = 10;
const TABLE = 40 + 52 * ROWS + 60;

async function Totals({ admin }: SectionProps) {
  const totals = await totalSales(admin, {});
  return (
    <SalesTotals
      sales={totals.total_sales}
      refunded={totals.total_refunded}
      orders={totals.total_orders}
      units={totals.total_units}
    />
  );
}

async function Products({ admin, view }: ViewProps) {
  const { sort, sold_after: after, sold_before: before } = view;
  const input = validInput(salesCall.input, { sort, after, before });
  const { product_analytics, next, previous } = await productAnalytics(admin, {
    ...input,
    limit: ROWS,
  });
  const ends = { next, previous };
  return <ProductSales rows={product_analytics} sort={input.sort ?? "orders"} ends={ends} />;
}

async function Stock({ admin, view }: ViewProps) {
  const { stock_after: after, stock_before: before } = view;
  const onlyLow = view.stock === "low";
  const stock = await productStockAnalysis(admin, {
    ...validInput(stockCall.input, { after, before }),
    sort: onlyLow ? "low" : "catalogue",
    limit: ROWS,
  });
  return (
    <StockAnalysis
      rows={stock.product_stock_analysis}
      onlyLow={onlyLow}
      total={stock.total_products}
      low={stock.low_products}
      level={stock.low_stock_level}
      ends={{ next: stock.next, previous: stock.previous }}
    />
  );
}
