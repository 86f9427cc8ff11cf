import type { Metadata } from "next";
import { ProductPage } from "@/app/(admin)/admin/product-page";
import { productTitle, readProduct } from "@/app/(admin)/admin/read-product";
import { AdminShell } from "@/components/layout/admin-shell";
import { LoadBoundary } from "@/components/ui/load-boundary";
import { requireAdmin } from "@/lib/auth/session/current";

type Props = { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id } = await params;
  return productTitle(
    await requireAdmin(`/admin/delistproduct/view/${id}`),
    id,
    "Delisted Product",
  );
}

export default async function DelistedProductPage({ params }: Props) {
  const { id } = await params;
  const admin = await requireAdmin(`/admin/delistproduct/view/${id}`);
  const { reading } = await readProduct(admin, id);
  return (
    <AdminShell user={{ name: admin.name, role: admin.role }}>
      <LoadBoundary text="Failed to load product details." boxed>
        <ProductPage admin={admin} reading={reading} among="delisted" />
      </LoadBoundary>
    </AdminShell>
  );
}
