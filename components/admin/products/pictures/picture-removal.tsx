"use client";

import { useState } from "react";
import { ItemPicture } from "@/components/admin/products/pictures/item-picture";
import type { Item } from "@/components/admin/products/pictures/picture-rules";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { DialogFoot } from "@/components/ui/dialog-foot";

type PictureRemovalProps = {
  /** Key of the picture that the dialog was opened from; undefined while it is closed. */
  first: string | undefined;
  /** The product's saved pictures that are not removed. */
  items: readonly Item[];
  onRemove: (keys: readonly string[]) => void;
  onClose: () => void;
};

/** Dialog to select pictures for removal, with thumbnails and checkboxes. */
export function PictureRemoval({ first, items, onRemove, onClose }: PictureRemovalProps) {
  return (
    <Dialog open={first !== undefined} onClose={onClose} labelledBy="picture-removal">
      {first !== undefined && <Choice {...{ first, items, onRemove }} />}
    </Dialog>
  );
}

function Choice({ first, items, onRemove }: Omit<PictureRemovalProps, "onClose">) {
  const [chosen, setChosen] = useState<readonly string[]>(first ? [first] : []);
  const toggle = (key: string) =>
    setChosen((all) => (all.includes(key) ? all.filter((one) => one !== key) : [...all, key]));
  const words = chosen.length === 1 ? "1 picture" : `${chosen.length} pictures`;
  return (
    <div className="dialog-body">
      <h2 className="title" id="picture-removal">
        Remove pictures
      </h2>
      <p className="mute picture-removal-text">
        They leave the product when it is saved, and can be put back until then. Orders keep the
        picture that they show.
      </p>
      <ul className="picture-ticks">
        {items.map((item, place) => (
          <li key={item.key}>
            <label>
              <ItemPicture item={item} />
              <span className="check">
                <input
                  type="checkbox"
                  checked={chosen.includes(item.key)}
                  onChange={() => toggle(item.key)}
                />
                <span className="small">{item.alt || `Picture ${place + 1}`}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
      <DialogFoot out="Keep them">
        <Button
          size="s"
          variant="danger"
          disabled={chosen.length === 0}
          onClick={() => onRemove(chosen)}
        >
          Remove {words}
        </Button>
      </DialogFoot>
    </div>
  );
}
