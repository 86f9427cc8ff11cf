"use client";

import { ImagePlus } from "lucide-react";
import { useState } from "react";
import { PICTURE_TYPES } from "@/components/admin/products/pictures/picture-rules";
import { useFieldProps } from "@/components/forms/field";
import { useHydrated } from "@/components/ui/use-hydrated";

/**
 * Takes files by choosing and by dropping: the browser's own field lies over the whole zone. Stands inside a
 * Field, which says what is wrong with them.
 */
export function PictureDrop({ onFiles }: { onFiles: (files: File[]) => void }) {
  const [over, setOver] = useState(false);
  const { name: _name, ...field } = useFieldProps();
  const leave = () => setOver(false);
  return (
    <div className="file-drop" data-over={over || undefined}>
      <ImagePlus className="icon" aria-hidden="true" />
      <span aria-hidden="true">Choose pictures or drop them here</span>
      <input
        {...field}
        type="file"
        multiple
        accept={PICTURE_TYPES}
        disabled={!useHydrated()}
        onDragEnter={() => setOver(true)}
        onDragLeave={leave}
        onDrop={leave}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // The same file can be chosen again after it was refused.
          currentTarget.value = "";
        }}
      />
    </div>
  );
}
