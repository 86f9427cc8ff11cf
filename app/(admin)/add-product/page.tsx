import type { Metadata } from "next";
import { ProductAdd } from "@/components/admin/products/form/product-add";
import { AdminShell } from "@/components/layout/admin-shell";
import { requireAdmin } from "@/lib/auth/session/current";

export const metadata: Metadata = { title: "Add Product", robots: { index: false } };

export default async function AddProductPage() {
  const admin = await requireAdmin("/add-product", "run");
  return (
    <AdminShell user={{ name: admin.name, role: admin.role }}>
      <h1>Add Product</h1>
      <ProductAdd />
    </AdminShell>
  );
}
