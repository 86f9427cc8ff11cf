"use client";

import { ArrowDown, ArrowUp } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import { ProductName } from "@/components/admin/dashboard/stock-table";
import { ViewPager } from "@/components/admin/view/view-pager";
import { useView, ViewBody, ViewState } from "@/components/admin/view/view-state";
import { EmptyState } from "@/components/ui/empty-state";
import type { ProductSales as Row } from "@/lib/analytics/admin-contract";
import type { PageEnds } from "@/lib/call/paging";
import { formatPaise } from "@/lib/money";

type ProductSalesProps = { rows: readonly Row[]; sort: Sort; ends: PageEnds };
type Sort = "orders" | "sales" | "name";

/** One row per product with its sales, sortable by column. */
export function ProductSales({ rows, sort, ends }: ProductSalesProps) {
  if (rows.length === 0) return <EmptyState text="No products yet." />;
  return (
    <ViewState path="/admin/report" list="sold_">
      <ViewBody>
        <div className="table-scroll">
          <table className="table table--products">
            <caption className="visually-hidden">Orders and sales per product</caption>
            <thead>
              <tr>
                <Heading sort={sort} by="name">
                  Product Name
                </Heading>
                <Heading sort={sort} by="orders" right>
                  Total Orders
                </Heading>
                <th scope="col" className="align-end wide">
                  Units
                </th>
                <Heading sort={sort} by="sales" right>
                  Total Sales
                </Heading>
              </tr>
            </thead>
            <tbody className="numeric">
              {rows.map((row) => (
                <tr key={row.product_id}>
                  <td>
                    <ProductName row={row} />
                  </td>
                  <td className="align-end">{row.total_orders.toLocaleString("en-IN")}</td>
                  <td className="align-end wide">{row.total_units.toLocaleString("en-IN")}</td>
                  <td className="align-end">
                    {formatPaise(row.total_sales)}
                    {row.total_refunded > 0 && (
                      <small className="mute own-line">
                        {formatPaise(row.total_refunded)} refunded
                      </small>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </ViewBody>
      <ViewPager optional ends={ends} label="Pages of product analytics" />
    </ViewState>
  );
}

type HeadingProps = { sort: Sort; by: Sort; right?: boolean; children: ReactNode };

function Heading({ sort, by, right, children }: HeadingProps) {
  const { hrefOf, show } = useView();
  const wanted = { sort: by === "orders" ? null : by };
  const Arrow = by === "name" ? ArrowUp : ArrowDown;
  const direction = by === "name" ? "ascending" : "descending";
  return (
    <th
      scope="col"
      className={right ? "align-end" : undefined}
      aria-sort={sort === by ? direction : undefined}
    >
      <Link
        className="sort"
        href={hrefOf(wanted)}
        scroll={false}
        prefetch={false}
        onNavigate={(event) => {
          // Navigate through the view, which dims the old rows until the new ones arrive.
          event.preventDefault();
          show(wanted);
        }}
      >
        {children}
        {sort === by && <Arrow className="icon" aria-hidden="true" />}
      </Link>
    </th>
  );
}
