"use client";

import { useLayoutEffect, useRef } from "react";
import { PictureRow } from "@/components/admin/products/pictures/picture-row";
import { altOf, staying } from "@/components/admin/products/pictures/picture-rules";
import { useDragOrder } from "@/components/admin/products/pictures/use-drag-order";
import type { Pictures } from "@/components/admin/products/pictures/use-pictures";

type PictureListProps = {
  pictures: Pictures;
  /** The product's name, used for the alt texts of new pictures. */
  name: string;
  onRemove: (key: string) => void;
};

/** The pictures that are not removed, in the order of the product page. */
export function PictureList({ pictures, name, onRemove }: PictureListProps) {
  const list = useRef<HTMLOListElement>(null);
  const focused = useRef<string>(undefined);
  const { items, move } = pictures;
  const stay = staying(items);
  const keepFocus = (key: string, place: number) => {
    focused.current = document.activeElement?.id;
    move(key, place);
  };
  const drag = useDragOrder(list, keepFocus);
  // A row loses the focus when it is moved within the document.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each change of order.
  useLayoutEffect(() => {
    if (focused.current) document.getElementById(focused.current)?.focus();
    focused.current = undefined;
  }, [items]);

  return (
    <ol ref={list} className="picture-rows" aria-label="Pictures in their order">
      {stay.map((item, place) => (
        <PictureRow
          key={item.key}
          item={item}
          place={place}
          count={stay.length}
          alt={altOf(item, name, place)}
          dragged={drag.dragged === item.key}
          onDrag={() => drag.start(item.key)}
          onMove={(to) => keepFocus(item.key, to)}
          onDescribe={(alt) => pictures.describe(item.key, alt)}
          onRemove={() => onRemove(item.key)}
        />
      ))}
    </ol>
  );
}
