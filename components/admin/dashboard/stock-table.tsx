import Link from "next/link";
import type { CSSProperties } from "react";
import { Tag } from "@/components/ui/facts/tag";
import { Picture } from "@/components/ui/picture";
import type { ProductStock } from "@/lib/analytics/admin-contract";

/** One row per charger: initial stock, remaining stock, orders. */
export function StockTable({ caption, rows }: { caption: string; rows: readonly ProductStock[] }) {
  return (
    <div className="table-scroll">
      <table className="table table--products">
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Product Name</th>
            <th scope="col" className="align-end">
              Initial Stock
            </th>
            <th scope="col" className="align-end">
              Remaining Stock
            </th>
            <th scope="col" className="align-end">
              Total Ordered
            </th>
          </tr>
        </thead>
        <tbody className="numeric">
          {rows.map((row) => (
            <StockRow key={row.product_id} row={row} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function StockRow({ row }: { row: ProductStock }) {
  return (
    <tr>
      <td>
        <ProductName row={row} picture={row.picture} />
      </td>
      <td className="align-end">{row.initial_stock.toLocaleString("en-IN")}</td>
      <td className="align-end">
        <Level row={row} />
      </td>
      <td className="align-end">{row.total_ordered.toLocaleString("en-IN")}</td>
    </tr>
  );
}

type Named = Pick<ProductStock, "product_id" | "product_name" | "is_listed">;

/** A charger's name as a link to its page, with its picture where the table shows them. */
export function ProductName({ row, picture }: { row: Named; picture?: ProductStock["picture"] }) {
  return (
    <div className="product-name">
      {picture !== undefined && (
        <span className="thumb">
          {picture && <Picture {...picture} size={1200} sizes="36px" alt="" />}
        </span>
      )}
      <span className="flex-row product-name-words">
        <b>
          <Link
            className="product-link"
            href={`/admin/product/view/${row.product_id}`}
            prefetch={false}
          >
            {row.product_name}
          </Link>
        </b>
        {!row.is_listed && <Tag tone="off">Delisted</Tag>}
      </span>
    </div>
  );
}

/** Remaining stock: a bar, or a label if it is low. */
function Level({ row }: { row: ProductStock }) {
  const { initial_stock: initial, remaining_stock: left, is_low } = row;
  const share = { "--l": initial > 0 ? Math.min(left / initial, 1) : 0 } as CSSProperties;
  return (
    <span className={is_low ? "stock-level stock-level--low" : "stock-level"} style={share}>
      {is_low ? <Tag tone="wait">Low</Tag> : <i />}
      {left.toLocaleString("en-IN")}
    </span>
  );
}
