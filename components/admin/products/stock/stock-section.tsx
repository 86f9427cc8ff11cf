"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { StockForm } from "@/components/admin/products/stock/stock-form";
import { StockLabel } from "@/components/admin/products/stock/stock-label";
import { StockMovements } from "@/components/admin/products/stock/stock-movements";
import { Allowed } from "@/components/admin/users/role";
import type { StockMovement } from "@/lib/catalogue/stock/contract";
import { useStockMovements } from "@/lib/catalogue/stock/hooks";

type StockSectionProps = {
  product: { id: string; name: string; quantity: number };
  /** The newest movements, loaded on the server. */
  movements: { movements: StockMovement[]; next: string | null; previous: string | null };
  lowStock: number;
};

/** A product's stock: quantity, movements, and the form for a manual movement. */
export function StockSection({ product, movements: first, lowStock }: StockSectionProps) {
  const router = useRouter();
  const [quantity, setQuantity] = useState(product.quantity);
  const [seen, setSeen] = useState(product);
  const movements = useStockMovements(product.id, first);
  if (seen !== product) {
    setSeen(product);
    setQuantity(product.quantity);
  }

  function moved(now: number) {
    setQuantity(now);
    movements.refetch();
    router.refresh();
  }

  return (
    <section className="surface" aria-labelledby="stock">
      <div className="flex-row between">
        <h2 id="stock">Stock</h2>
        {quantity <= lowStock && <StockLabel quantity={quantity} lowStock={lowStock} />}
      </div>
      <p className="product-figure numeric" aria-live="polite">
        {quantity.toLocaleString("en-IN")} <span className="mute">units</span>
      </p>
      <Allowed right="orders">
        <StockForm
          productId={product.id}
          onExpect={setQuantity}
          quantity={quantity}
          onMoved={moved}
        />
      </Allowed>
      <h3 className="stock-section-title">Newest movements</h3>
      <StockMovements movements={movements.data?.movements ?? []} />
    </section>
  );
}
