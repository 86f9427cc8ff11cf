import type { Metadata } from "next";
import { Suspense } from "react";
import { ProductBar, ProductList } from "@/components/admin/products/product-manager";
import { ProductGridSkeleton } from "@/components/admin/products/product-skeletons";
import { Allowed } from "@/components/admin/users/role";
import { viewInput } from "@/components/admin/view/view-address";
import { ViewState } from "@/components/admin/view/view-state";
import { AdminShell } from "@/components/layout/admin-shell";
import { ButtonLink } from "@/components/ui/button";
import { LoadBoundary } from "@/components/ui/load-boundary";
import { requireAdmin } from "@/lib/auth/session/current";
import { validInput } from "@/lib/call/view-input";
import { listAdminProducts as listed } from "@/lib/catalogue/admin/contract";
import { listAdminProducts } from "@/lib/catalogue/admin/lists";
import type { Admin } from "@/lib/identity/actor";
import { getShopSettings } from "@/lib/settings/service";

export const metadata: Metadata = { title: "Manage Products", robots: { index: false } };

const PATH = "/manage/products";
const FIRST = 8;
const A_PAGE = 24;

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function ManageProductsPage({ searchParams }: Props) {
  const admin = await requireAdmin(PATH);
  return (
    <AdminShell user={{ name: admin.name, role: admin.role }}>
      <div className="flex-row page-head">
        <h1>Manage Products</h1>
        <ButtonLink size="s" variant="line" href="/admin/delisted-products">
          View Delisted Products
        </ButtonLink>
        <Allowed right="run">
          <ButtonLink size="s" href="/add-product">
            Add Product
          </ButtonLink>
        </Allowed>
      </div>
      <ViewState path={PATH}>
        <div>
          <ProductBar />
          <LoadBoundary text="Failed to load the products." boxed>
            <Suspense fallback={<ProductGridSkeleton />}>
              <Products admin={admin} searchParams={searchParams} />
            </Suspense>
          </LoadBoundary>
        </div>
      </ViewState>
    </AdminShell>
  );
}

async function Products({ admin, searchParams }: { admin: Admin } & Pick<Props, "searchParams">) {
  const view = viewInput(await searchParams);
  const all = view.all === "1";
  const limit = all ? A_PAGE : FIRST;
  const [{ products, ...ends }, settings] = await Promise.all([
    listAdminProducts(admin, { ...validInput(listed.input, view), limit }),
    getShopSettings(admin, {}),
  ]);
  return <ProductList products={products} ends={ends} all={all} lowStock={settings.low_stock} />;
}
