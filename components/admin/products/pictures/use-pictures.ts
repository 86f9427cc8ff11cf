"use client";

import { useState } from "react";
import {
  type Item,
  moved,
  sifted,
  staying,
} from "@/components/admin/products/pictures/picture-rules";
import { MAX_PICTURES } from "@/lib/catalogue/pictures/limits";

/** State of the pictures in a form: order, new files and removals. */
export function usePictures(start: readonly Item[]) {
  const [items, setItems] = useState<readonly Item[]>(start);
  /** Live region text about the last change. */
  const [said, say] = useState("");
  /** Why some of the last files were not accepted. */
  const [faults, setFaults] = useState<readonly string[]>([]);
  const change = (key: string, values: { alt?: string; removed?: boolean }) =>
    setItems((all) => all.map((item) => (item.key === key ? { ...item, ...values } : item)));

  function add(files: readonly File[]) {
    const { good, faults: found } = sifted(files, MAX_PICTURES - staying(items).length);
    setFaults(found);
    setItems([...items, ...good.map((file) => ({ key: newKey(), alt: undefined, file }))]);
    if (good.length > 0) say(good.length === 1 ? "1 picture added." : `${good.length} added.`);
  }

  function move(key: string, place: number) {
    const stay = staying(items);
    const to = Math.min(Math.max(place, 0), stay.length - 1);
    if (stay[to]?.key === key) return;
    setItems(moved(items, key, to));
    say(`Picture moved to place ${to + 1} of ${stay.length}.`);
  }

  function remove(key: string) {
    change(key, { removed: true });
    say("Picture removed. It can be put back below the list.");
  }

  function restore(key: string) {
    change(key, { removed: false });
    say("Picture put back.");
  }

  return {
    ...{ items, said, faults, add, move, remove, restore },
    describe: (key: string, alt: string) => change(key, { alt }),
    reset: (next: readonly Item[]) => setItems(next),
  };
}

export type Pictures = ReturnType<typeof usePictures>;

let files = 0;

function newKey(): string {
  files += 1;
  return `file-${files}`;
}
