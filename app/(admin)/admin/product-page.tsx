import { ProductFacts, ProductSheet } from "@/components/admin/products/product-facts";
import { ProductHead } from "@/components/admin/products/product-head";
import { StockSection } from "@/components/admin/products/stock/stock-section";
import { PAGE } from "@/lib/call/paging";
import type { AdminProduct } from "@/lib/catalogue/admin/contract";
import { listStockMovements } from "@/lib/catalogue/stock/stock";
import type { Admin } from "@/lib/identity/actor";
import { getShopSettings } from "@/lib/settings/service";

type ProductPageProps = {
  admin: Admin;
  reading: Promise<AdminProduct>;
  among: "all" | "delisted";
};

/** The back-office page of one product, listed or delisted. */
export async function ProductPage({ admin, reading, among }: ProductPageProps) {
  const product = await reading;
  const [movements, settings] = await Promise.all([
    listStockMovements(admin, { id: product.id, limit: PAGE }),
    getShopSettings(admin, {}),
  ]);
  return (
    <>
      <ProductHead product={product} among={among} />
      <div className="product-columns">
        <ProductFacts product={product} />
        <StockSection product={product} movements={movements} lowStock={settings.low_stock} />
        <ProductSheet product={product} />
      </div>
    </>
  );
}
