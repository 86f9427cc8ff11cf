"use client";

import { FileSpreadsheet } from "lucide-react";
import { useState } from "react";
import { useHydrated } from "@/components/ui/use-hydrated";

type FileDropProps = {
  /** Text in the drop zone, and the input's accessible name. */
  label: string;
  /** Id of the text about the file. */
  describedBy: string;
  onFile: (file: File) => void;
  /** What the file dialog offers. */
  accept?: string;
};

/** Takes a file, CSV by default, by file dialog or drop: a native file input covers the whole zone. */
export function FileDrop({ label, describedBy, onFile, accept = ".csv,text/csv" }: FileDropProps) {
  const [over, setOver] = useState(false);
  const leave = () => setOver(false);
  return (
    <div className="file-drop" data-over={over || undefined}>
      <FileSpreadsheet className="icon" aria-hidden="true" />
      <span aria-hidden="true">{label}</span>
      <input
        type="file"
        aria-label={label}
        aria-describedby={describedBy}
        accept={accept}
        disabled={!useHydrated()}
        onDragEnter={() => setOver(true)}
        onDragLeave={leave}
        onDrop={leave}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // Reset, so that the corrected file, which has the same name, can be chosen again.
          currentTarget.value = "";
          if (file) onFile(file);
        }}
      />
    </div>
  );
}
