"use client";

import { ImagePlus } from "lucide-react";
import { useState } from "react";
import { PICTURE_TYPES } from "@/components/admin/products/pictures/picture-rules";
import { useFieldProps } from "@/components/forms/field";
import { useHydrated } from "@/components/ui/use-hydrated";

/**
 * Takes files by file dialog or drop: a native file input covers the whole zone. Render it inside a Field, which
 * shows the errors.
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
          // Reset the input, so that the same file can be chosen again after an error.
          currentTarget.value = "";
        }}
      />
    </div>
  );
}
