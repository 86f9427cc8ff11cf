import Link from "next/link";
import type { CSSProperties } from "react";
import { Tag } from "@/components/ui/facts/tag";
import { Picture } from "@/components/ui/picture";
import type { ProductStock } from "@/lib/analytics/admin-contract";

/** A row a charger: what came in, what is left of it, what was ordered. */
export function StockTable({ caption, rows }: { caption: string; rows: readonly ProductStock[] }) {
  return (
    <table className="t t--p">
      <caption className="sr">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Product Name</th>
          <th scope="col" className="r">
            Initial Stock
          </th>
          <th scope="col" className="r">
            Remaining Stock
          </th>
          <th scope="col" className="r">
            Total Ordered
          </th>
        </tr>
      </thead>
      <tbody className="num">
        {rows.map((row) => (
          <StockRow key={row.product_id} row={row} />
        ))}
      </tbody>
    </table>
  );
}

function StockRow({ row }: { row: ProductStock }) {
  return (
    <tr>
      <td>
        <ProductName row={row} picture={row.picture} />
      </td>
      <td className="r">{row.initial_stock.toLocaleString("en-IN")}</td>
      <td className="r">
        <Level row={row} />
      </td>
      <td className="r">{row.total_ordered.toLocaleString("en-IN")}</td>
    </tr>
  );
}

type Named = Pick<ProductStock, "product_id" | "product_name" | "is_listed">;

/** A charger's name as the way to its page, with its picture where there is one. */
export function ProductName({ row, picture }: { row: Named; picture?: ProductStock["picture"] }) {
  return (
    <div className="pn">
      {picture && (
        <span className="th">
          <Picture {...picture} size={1200} sizes="36px" alt="" />
        </span>
      )}
      <b>
        <Link className="pl" href={`/admin/product/view/${row.product_id}`} prefetch={false}>
          {row.product_name}
        </Link>
      </b>
      {!row.is_listed && <Tag tone="off">Delisted</Tag>}
    </div>
  );
}

/** How much is left: a bar, or the word where it is low. */
function Level({ row }: { row: ProductStock }) {
  const { initial_stock: initial, remaining_stock: left, is_low } = row;
  const share = { "--l": initial > 0 ? Math.min(left / initial, 1) : 0 } as CSSProperties;
  return (
    <span className={is_low ? "lvl low-s" : "lvl"} style={share}>
      {is_low ? <Tag tone="wait">Low</Tag> : <i />}
      {left.toLocaleString("en-IN")}
    </span>
  );
}
