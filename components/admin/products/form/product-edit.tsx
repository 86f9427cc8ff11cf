"use client";

import { EditConflict } from "@/components/admin/products/form/edit-conflict";
import { LeaveGuard } from "@/components/admin/products/form/leave-guard";
import { ProductForm } from "@/components/admin/products/form/product-form";
import { SaveBar } from "@/components/admin/products/form/save-bar";
import { useEdit } from "@/components/admin/products/form/use-edit";
import { productHref } from "@/components/admin/products/product-card";
import { TextLink } from "@/components/ui/facts/text-link";
import type { AdminProduct } from "@/lib/catalogue/admin/contract";

/** The form for an existing product. It is saved only if the product has not changed since it was loaded. */
export function ProductEdit({ product }: { product: AdminProduct }) {
  const edit = useEdit(product);
  const { id, name } = product;
  return (
    <>
      <ProductForm
        key={edit.start.round}
        label={`Edit ${name}`}
        start={edit.start.values}
        isNew={false}
        pictures={edit.pictures}
        fields={edit.saving.fields}
        onSubmit={edit.submit}
        onChange={edit.setTyped}
      >
        <SaveBar
          label="Save"
          saving={edit.saving}
          saved={edit.saved}
          above={
            edit.conflict && <EditConflict id={id} message={edit.conflict} onLoad={edit.merge} />
          }
        >
          <TextLink className="small" href={productHref("view", id)}>
            Back to the product
          </TextLink>
        </SaveBar>
      </ProductForm>
      <LeaveGuard unsaved={edit.unsaved} />
    </>
  );
}
