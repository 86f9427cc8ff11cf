"use client";

import { ArrowDown, ArrowUp, GripVertical, X } from "lucide-react";
import type { KeyboardEvent } from "react";
import { ItemPicture } from "@/components/admin/products/pictures/item-picture";
import type { Item } from "@/components/admin/products/pictures/picture-rules";
import { Input } from "@/components/forms/controls";
import { Field } from "@/components/forms/field";
import { IconButton } from "@/components/ui/icon-button";

type PictureRowProps = {
  item: Item;
  place: number;
  count: number;
  alt: string;
  dragged: boolean;
  onDrag: () => void;
  onMove: (place: number) => void;
  onDescribe: (alt: string) => void;
  onRemove: () => void;
};

/** One picture: drag handle, alt text, and buttons to move and remove it. The ids are for restoring the focus. */
export function PictureRow({ item, place, count, alt, dragged, ...does }: PictureRowProps) {
  const words = `picture ${place + 1} of ${count}`;

  function press(event: KeyboardEvent) {
    const to = placeAfter(event.key, place, count);
    if (to === undefined) return;
    event.preventDefault();
    does.onMove(to);
  }

  return (
    <li className="picture-row" data-dragged={dragged || undefined}>
      <button
        type="button"
        id={`drag-${item.key}`}
        className="picture-grip"
        aria-label={`Move ${words}: drag it, or press the arrow keys`}
        onPointerDown={(event) => event.button === 0 && does.onDrag()}
        onKeyDown={press}
      >
        <GripVertical className="icon" aria-hidden="true" />
      </button>
      <ItemPicture item={item} />
      <Field name={`alt.${item.key}`} label={`Picture ${place + 1} shows`}>
        <Input
          maxLength={200}
          autoComplete="off"
          value={alt}
          onChange={(event) => does.onDescribe(event.target.value)}
        />
      </Field>
      <div className="picture-row-buttons">
        <IconButton
          size="s"
          id={`up-${item.key}`}
          label={`Move ${words} earlier`}
          aria-disabled={place === 0 || undefined}
          onClick={() => does.onMove(place - 1)}
        >
          <ArrowUp className="icon" aria-hidden="true" />
        </IconButton>
        <IconButton
          size="s"
          id={`down-${item.key}`}
          label={`Move ${words} later`}
          aria-disabled={place === count - 1 || undefined}
          onClick={() => does.onMove(place + 1)}
        >
          <ArrowDown className="icon" aria-hidden="true" />
        </IconButton>
        <IconButton size="s" label={`Remove ${words}`} onClick={does.onRemove}>
          <X className="icon" aria-hidden="true" />
        </IconButton>
      </div>
    </li>
  );
}

/** The position that a key on the handle moves a picture to; undefined for other keys. */
function placeAfter(key: string, place: number, count: number): number | undefined {
  if (key === "ArrowUp") return place - 1;
  if (key === "ArrowDown") return place + 1;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : undefined;
}
