import type { Metadata } from "next";
import { ColumnHelp } from "@/components/admin/import/column-help";
import { ProductImport } from "@/components/admin/import/product-import";
import { AdminShell } from "@/components/layout/admin-shell";
import { ButtonLink } from "@/components/ui/button";
import { requireAdmin } from "@/lib/auth/session/current";
import { COLUMNS } from "@/lib/catalogue/csv/columns";

export const metadata: Metadata = { title: "Import products", robots: { index: false } };

export default async function ImportProductsPage() {
  const admin = await requireAdmin("/manage/products/import", "run");
  return (
    <AdminShell user={{ name: admin.name, role: admin.role }} wide={false}>
      <div className="flex-row page-head">
        <h1>Import products</h1>
        <ButtonLink size="s" variant="line" href="/manage/products">
          Manage Products
        </ButtonLink>
      </div>
      <ProductImport />
      <ColumnHelp columns={COLUMNS} />
    </AdminShell>
  );
}
