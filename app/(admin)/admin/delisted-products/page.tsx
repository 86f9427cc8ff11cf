import type { Metadata } from "next";
import { Suspense } from "react";
import { DelistedBar, DelistedList } from "@/components/admin/products/delisted-list";
import { ProductGridSkeleton } from "@/components/admin/products/product-skeletons";
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

export const metadata: Metadata = { title: "Delisted Products", robots: { index: false } };

const PATH = "/admin/delisted-products";
const FEW = 12;
const MANY = 50;

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function DelistedProductsPage({ searchParams }: Props) {
  const admin = await requireAdmin(PATH);
  return (
    <AdminShell user={{ name: admin.name, role: admin.role }}>
      <div className="flex-row page-head">
        <h1>Delisted Products</h1>
        <ButtonLink size="s" variant="line" href="/manage/products">
          Manage Products
        </ButtonLink>
      </div>
      <ViewState path={PATH}>
        <div>
          <DelistedBar />
          <LoadBoundary text="Failed to load the delisted products." boxed>
            <Suspense fallback={<ProductGridSkeleton text="Loading delisted products..." />}>
              <Delisted admin={admin} searchParams={searchParams} />
            </Suspense>
          </LoadBoundary>
        </div>
      </ViewState>
    </AdminShell>
  );
}

async function Delisted({ admin, searchParams }: { admin: Admin } & Pick<Props, "searchParams">) {
  const view = viewInput(await searchParams);
  const limit = view.all === "1" ? MANY : FEW;
  const input = { ...validInput(listed.input, view), listed: "false", limit } as const;
  const { products, ...ends } = await listAdminProducts(admin, input);
  return <DelistedList products={products} ends={ends} />;
}
