import { AttentionList } from "@/components/admin/dashboard/attention-list";
import { ChargerStatus } from "@/components/admin/dashboard/charger-status";
import { DaySales } from "@/components/admin/dashboard/day-sales";
import { Figures } from "@/components/admin/dashboard/figures";
import { OrdersPerProduct } from "@/components/admin/dashboard/orders-per-product";
import { attention } from "@/lib/analytics/attention";
import { productAnalytics, totalSales } from "@/lib/analytics/product-sales";
import { orderBars } from "@/lib/analytics/rules";
import { salesByDay } from "@/lib/analytics/sales-by-day";
import { productStockAnalysis } from "@/lib/analytics/stock-analysis";
import type { Admin } from "@/lib/identity/actor";

type SectionProps = { admin: Admin };

/** Number of chargers on the dashboard; the report has all of them. */
const NAMED = 8;

/** Section "Needs attention". */
export async function Needs({ admin }: SectionProps) {
  return <AttentionList attention={await attention(admin, {})} />;
}

/** The three key figures. */
export async function Shop({ admin }: SectionProps) {
  const totals = await totalSales(admin, {});
  return (
    <Figures
      chargers={totals.total_products}
      delisted={totals.delisted_products}
      orders={totals.total_orders}
      sales={totals.total_sales}
      refunded={totals.total_refunded}
    />
  );
}

/** Stock of the most ordered chargers. */
export async function Chargers({ admin }: SectionProps) {
  const stock = await productStockAnalysis(admin, { sort: "orders", limit: NAMED });
  return <ChargerStatus rows={stock.product_stock_analysis} total={stock.total_products} />;
}

/** Bar chart of the most ordered chargers. */
export async function Orders({ admin }: SectionProps) {
  const { product_analytics, total_orders } = await productAnalytics(admin, { limit: NAMED });
  const bars = orderBars(product_analytics);
  const more = total_orders - bars.reduce((sum, { count }) => sum + count, 0);
  return <OrdersPerProduct bars={bars} more={more} />;
}

/** Sales by day of a period. */
export async function Days({
  admin,
  period,
}: SectionProps & { period: Parameters<typeof salesByDay>[1] }) {
  const sales = await salesByDay(admin, period);
  return (
    <DaySales
      days={sales.sales_by_day}
      sales={sales.total_sales}
      refunded={sales.total_refunded}
      average={sales.average_sales}
      orders={sales.total_orders}
    />
  );
}
