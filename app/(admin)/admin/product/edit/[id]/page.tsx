import type { Metadata } from "next";
import { productTitle, readProduct } from "@/app/(admin)/admin/read-product";
import { ProductEdit } from "@/components/admin/products/form/product-edit";
import { AdminShell } from "@/components/layout/admin-shell";
import { LoadBoundary } from "@/components/ui/load-boundary";
import { requireAdmin } from "@/lib/auth/session/current";
import type { AdminProduct } from "@/lib/catalogue/admin/contract";

type Props = { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id } = await params;
  return productTitle(await requireAdmin(`/admin/product/edit/${id}`, "run"), id, "Edit Product");
}

export default async function EditProductPage({ params }: Props) {
  const { id } = await params;
  const admin = await requireAdmin(`/admin/product/edit/${id}`, "run");
  const { reading } = await readProduct(admin, id);
  return (
    <AdminShell user={{ name: admin.name, role: admin.role }}>
      <LoadBoundary text="Failed to load product details." boxed>
        <Product reading={reading} />
      </LoadBoundary>
    </AdminShell>
  );
}

async function Product({ reading }: { reading: Promise<AdminProduct> }) {
  const product = await reading;
  return (
    <>
      <h1>Edit {product.name}</h1>
      <ProductEdit product={product} />
    </>
  );
}
