"use client";

import { X } from "lucide-react";
import { useState } from "react";
import { SearchField } from "@/components/admin/new-order/search-field";
import { useDebounced } from "@/components/admin/palette/use-debounced";
import { IconButton } from "@/components/ui/icon-button";
import { MAX_UNITS } from "@/lib/cart/contract";
import { formatPaise } from "@/lib/money";
import type { OrderPreview } from "@/lib/orders/office/contract";
import { useFewProducts } from "@/lib/orders/office/hooks";

/** An ordered product; the preview has its price and stock. */
export type OrderLine = { productid: string; name: string; quantity: number };

type ProductPickProps = {
  lines: readonly OrderLine[];
  preview: OrderPreview | undefined;
  onChange: (lines: OrderLine[]) => void;
};

/** The ordered products, with current prices and stock. */
export function ProductPick({ lines, preview, onChange }: ProductPickProps) {
  function add({ id, name }: { id: string; name: string }) {
    const known = lines.find(({ productid }) => productid === id);
    if (known) change(id, known.quantity + 1);
    else onChange([...lines, { productid: id, name, quantity: 1 }]);
  }
  function change(id: string, quantity: number) {
    const units = Math.min(Math.max(quantity, 1), MAX_UNITS);
    onChange(lines.map((line) => (line.productid === id ? { ...line, quantity: units } : line)));
  }

  return (
    <section className="surface" aria-labelledby="no-products">
      <h2 id="no-products">Products</h2>
      {lines.length > 0 && (
        <ul className="new-order-lines">
          {lines.map((line) => (
            <Line
              key={line.productid}
              line={line}
              priced={preview?.lines.find(({ productid }) => productid === line.productid)}
              onQuantity={(quantity) => change(line.productid, quantity)}
              onRemove={() =>
                onChange(lines.filter(({ productid }) => productid !== line.productid))
              }
            />
          ))}
        </ul>
      )}
      <FindProduct onAdd={add} />
    </section>
  );
}

type LineProps = {
  line: OrderLine;
  priced: OrderPreview["lines"][number] | undefined;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
};

function Line({ line, priced, onQuantity, onRemove }: LineProps) {
  return (
    <li>
      <span>
        <b>{line.name}</b>
        {priced && (
          <span className="own-line mute numeric small">
            {formatPaise(priced.unit_price)} each, {priced.available} in stock
          </span>
        )}
        {priced?.problem && <span className="own-line refund-problem">{priced.problem}</span>}
      </span>
      <input
        type="number"
        className="input numeric"
        aria-label={`Units of ${line.name}`}
        min={1}
        max={MAX_UNITS}
        value={line.quantity}
        onChange={({ target }) => onQuantity(Math.trunc(target.valueAsNumber || 1))}
      />
      <b className="numeric new-order-amount">
        {priced && formatPaise(priced.unit_price * line.quantity)}
      </b>
      <IconButton size="s" label={`Remove ${line.name}`} onClick={onRemove}>
        <X className="icon" aria-hidden="true" />
      </IconButton>
    </li>
  );
}

function FindProduct({ onAdd }: { onAdd: (product: { id: string; name: string }) => void }) {
  const [query, setQuery] = useState("");
  const rested = useDebounced(query, PAUSE_MS);
  const search = useFewProducts(rested);
  const products = query.trim() === "" ? [] : (search.data?.products ?? []);
  return (
    <SearchField
      name="products"
      label="Add a product"
      placeholder="Name or model"
      query={query}
      onQuery={setQuery}
      search={search}
      found={search.data && products.length}
    >
      {products.length > 0 && (
        <ul className="new-order-found" aria-label="Products found">
          {products.map((product) => (
            <li key={product.id}>
              <button type="button" onClick={() => onAdd(product)}>
                <b>{product.name}</b>
                <span className="mute numeric">
                  {formatPaise(product.price)}, {product.quantity} in stock
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </SearchField>
  );
}

const PAUSE_MS = 200;
