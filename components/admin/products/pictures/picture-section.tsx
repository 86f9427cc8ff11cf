"use client";

import { useState } from "react";
import { ItemPicture } from "@/components/admin/products/pictures/item-picture";
import { PictureDrop } from "@/components/admin/products/pictures/picture-drop";
import { PictureList } from "@/components/admin/products/pictures/picture-list";
import { PictureRemoval } from "@/components/admin/products/pictures/picture-removal";
import { altOf, type Item, staying } from "@/components/admin/products/pictures/picture-rules";
import type { Pictures } from "@/components/admin/products/pictures/use-pictures";
import { Field } from "@/components/forms/field";
import { Notice } from "@/components/ui/notice";
import { MAX_PICTURES } from "@/lib/catalogue/pictures/limits";

/** Section to add, order, describe, remove and restore a product's pictures. */
export function PictureSection({ pictures, name }: { pictures: Pictures; name: string }) {
  const [removal, setRemoval] = useState<string>();
  const { items, faults, said } = pictures;
  const stay = staying(items);
  const kept = stay.filter(({ picture }) => picture);

  /** A file that is not uploaded yet is removed at once; for saved pictures a dialog opens. */
  function remove(key: string) {
    if (kept.some((item) => item.key === key)) setRemoval(key);
    else pictures.remove(key);
  }

  return (
    <section className="surface" aria-labelledby="form-pictures">
      <div className="flex-row between">
        <h2 id="form-pictures">Pictures</h2>
        <span className="mute small numeric">
          {stay.length} of {MAX_PICTURES}
        </span>
      </div>
      <p className="mute small picture-section-text">The first is used on cards and orders.</p>
      <PictureList pictures={pictures} name={name} onRemove={remove} />
      <Field
        name="pictures"
        label="Add pictures"
        help="JPEG, PNG, WebP or AVIF, at most 10 MB and 50 megapixels each."
      >
        <PictureDrop onFiles={pictures.add} />
      </Field>
      <div className="picture-faults" aria-live="polite">
        {faults.length > 0 && (
          <Notice tone="error">
            {faults.map((fault) => (
              <p key={fault}>{fault}</p>
            ))}
          </Notice>
        )}
      </div>
      <Removed items={items} name={name} onRestore={pictures.restore} />
      <p className="visually-hidden" aria-live="polite">
        {said}
      </p>
      <PictureRemoval
        first={removal}
        items={kept}
        onClose={() => setRemoval(undefined)}
        onRemove={(keys) => {
          for (const key of keys) pictures.remove(key);
          setRemoval(undefined);
        }}
      />
    </section>
  );
}

type RemovedProps = { items: readonly Item[]; name: string; onRestore: (key: string) => void };

/** The pictures to be removed on the next save, each with a restore button. */
function Removed({ items, name, onRestore }: RemovedProps) {
  const gone = items.filter(({ removed }) => removed);
  if (gone.length === 0) return null;
  return (
    <div className="picture-removed">
      <h3 className="small">Removed when the product is saved</h3>
      <ul>
        {gone.map((item, at) => (
          <li key={item.key}>
            <ItemPicture item={item} />
            <button
              type="button"
              className="link small"
              aria-label={`Put back ${altOf(item, name, at) || `removed picture ${at + 1}`}`}
              onClick={() => onRestore(item.key)}
            >
              Put back
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
