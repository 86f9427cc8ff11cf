"use client";

import { LeaveGuard } from "@/components/admin/products/form/leave-guard";
import { ProductForm } from "@/components/admin/products/form/product-form";
import { SaveBar } from "@/components/admin/products/form/save-bar";
import { useAddition } from "@/components/admin/products/form/use-addition";
import { TextButton, TextLink } from "@/components/ui/facts/text-link";
import { Notice } from "@/components/ui/notice";

/** The form for a new product. */
export function ProductAdd() {
  const { draft, pictures, saving, saved, submit, change, samples, unsaved } = useAddition();
  return (
    <>
      {draft.found && (
        <Notice>
          What you typed before is here again. Pictures have to be chosen again.{" "}
          <TextButton className="small" onClick={draft.startAgain}>
            Start with an empty form
          </TextButton>
        </Notice>
      )}
      <ProductForm
        key={draft.round}
        label="New product"
        start={draft.start}
        isNew
        samples={samples}
        pictures={pictures}
        fields={saving.fields}
        onSubmit={submit}
        onChange={change}
      >
        <SaveBar label="Add Product" saving={saving} saved={saved}>
          <TextLink className="small" href="/manage/products">
            Back to the products
          </TextLink>
          {samples.size > 0 && (
            <span className="small mute numeric">
              {samples.size}{" "}
              {samples.size === 1 ? "value is still a sample" : "values are still samples"}.
            </span>
          )}
        </SaveBar>
      </ProductForm>
      <LeaveGuard unsaved={unsaved} onLeave={draft.drop} />
    </>
  );
}
