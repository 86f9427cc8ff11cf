"use client";

import { X } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { SearchField } from "@/components/admin/new-order/search-field";
import { useDebounced } from "@/components/admin/palette/use-debounced";
import { useView } from "@/components/admin/view/view-state";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { IconButton } from "@/components/ui/icon-button";
import { useHydrated } from "@/components/ui/use-hydrated";
import { formatPaise } from "@/lib/money";
import type { OrderPage } from "@/lib/orders/admin/contract";
import { useAnyProducts } from "@/lib/orders/office/hooks";

/** Filters the orders by one product, on sale or not, e.g. for a recall. */
export function ProductFilter({ product }: Pick<OrderPage, "product">) {
  const { params, show } = useView();
  const [open, setOpen] = useState(false);
  const hydrated = useHydrated();
  const title = useId();
  if (params.get("product_id")) {
    return (
      <Narrowed label="Orders of all products" onClear={() => show({ product_id: null })}>
        Bought: <b>{product?.product_name ?? "a product"}</b>
      </Narrowed>
    );
  }
  return (
    <>
      <Button variant="line" size="s" waking={!hydrated} onClick={() => setOpen(true)}>
        Who bought…
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} size="s" labelledBy={title}>
        <div className="dialog-body">
          <h2 className="title dialog-title" id={title}>
            Who bought a charger?
          </h2>
          <FindProduct
            onProduct={(id) => {
              setOpen(false);
              show({ ...NO_OTHER, product_id: id });
            }}
          />
        </div>
      </Dialog>
    </>
  );
}

/** Clears these filters, so that all its buyers are shown; search, days and canceled orders stay. */
const NO_OTHER = { status: null, needs: null, cash: null };

type NarrowedProps = { label: string; onClear: () => void; children: ReactNode };

/** A filter that came from a link, with a button to clear it. */
export function Narrowed({ label, onClear, children }: NarrowedProps) {
  return (
    <p className="flex-row">
      <span>{children}</span>
      <IconButton size="s" label={label} onClick={onClear}>
        <X className="icon" aria-hidden="true" />
      </IconButton>
    </p>
  );
}

function FindProduct({ onProduct }: { onProduct: (id: string) => void }) {
  const [query, setQuery] = useState("");
  const rested = useDebounced(query, PAUSE_MS);
  const search = useAnyProducts(rested);
  const products = query.trim() === "" ? [] : (search.data?.products ?? []);
  return (
    <SearchField
      name="product"
      label="Find the charger"
      placeholder="Name or model"
      query={query}
      onQuery={setQuery}
      search={search}
      found={search.data && products.length}
    >
      {products.length > 0 && (
        <ul className="new-order-found" aria-label="Chargers found">
          {products.map(({ id, name, price, is_listed }) => (
            <li key={id}>
              <button type="button" onClick={() => onProduct(id)}>
                <b>{name}</b>
                <span className="mute numeric">
                  {is_listed ? formatPaise(price) : `${formatPaise(price)}, delisted`}
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
