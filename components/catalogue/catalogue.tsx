"use client";

import Link from "next/link";
import { type ReactNode, useDeferredValue, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { ChargerCard } from "@/components/catalogue/charger-card";
import { CompareForm } from "@/components/catalogue/compare/compare-form";
import { FilterBar } from "@/components/catalogue/filter-bar";
import { useFilters } from "@/components/catalogue/use-filters";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { useLatePopup } from "@/components/ui/late/use-late-popup";
import type { Product } from "@/lib/catalogue/contract";
import {
  countText,
  FIRST_SHOWN,
  NO_FILTERS,
  narrow,
  originChoices,
} from "@/lib/catalogue/pages/filter-rules";

type CatalogueProps = {
  products: readonly Product[];
  /** Link to the rest of the products. */
  next?: string | null;
  /** Whether `products` is only a part of all products. */
  isPart?: boolean;
  /** A tile behind the last charger. */
  children?: ReactNode;
};

/** The products with filters: the first twelve, the rest on demand, details in a popup. */
export function Catalogue({ products, next = null, isPart = false, children }: CatalogueProps) {
  const [filters, setFilters] = useFilters();
  const [all, setAll] = useState(false);
  const { Popup, opened, open, close } = useLatePopup<Product, Dialog>(loadDialog);
  const grid = useRef<HTMLElement>(null);
  // The pressed pill is painted before the grid is drawn anew.
  const found = narrow(products, useDeferredValue(filters));
  const shown = all ? found : found.slice(0, FIRST_SHOWN);

  function showAll() {
    flushSync(() => setAll(true));
    // The pressed button is gone: move the focus to the first new charger.
    grid.current?.querySelectorAll<HTMLElement>("a.card")[FIRST_SHOWN]?.focus();
  }

  return (
    <>
      <FilterBar
        origins={originChoices(products)}
        filters={filters}
        onChange={setFilters}
        result={`${countText(found.length)}${isPart ? " on this page" : ""}`}
      />
      <CompareForm shown={shown}>
        {(pick) => (
          <section ref={grid} className="wrap charger-grid" aria-label="Chargers">
            {shown.map((product, index) => (
              <div className="compare-card" key={product.id}>
                <ChargerCard
                  product={product}
                  onOpen={(chosen) => open(chosen, `/products/${chosen.slug}`)}
                  priority={index === 0}
                />
                {pick(product)}
              </div>
            ))}
            {found.length === 0 && <NothingFound onClear={() => setFilters(NO_FILTERS)} />}
            {shown.length < found.length && (
              <div className="grid-more">
                <Button variant="ink" onClick={showAll}>
                  See All Products
                </Button>
              </div>
            )}
            {next && shown.length === found.length && (
              <p className="grid-note">
                <Link className="link" href={next}>
                  More chargers
                </Link>
              </p>
            )}
            {found.length > 0 && children}
          </section>
        )}
      </CompareForm>
      {Popup && <Popup product={opened} onClose={close} />}
    </>
  );
}

type Dialog = typeof import("@/components/catalogue/product-dialog").ProductDialog;

async function loadDialog(): Promise<Dialog> {
  const { ProductDialog } = await import("@/components/catalogue/product-dialog");
  return ProductDialog;
}

function NothingFound({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState text="No charger fits all of it.">
      <p className="mute">Try another kind, power or country.</p>
      <Button size="s" variant="ink" onClick={onClear}>
        Clear filters
      </Button>
    </EmptyState>
  );
}
