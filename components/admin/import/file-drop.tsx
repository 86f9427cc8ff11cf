"use client";

import { FileSpreadsheet } from "lucide-react";
import { useState } from "react";
import { useHydrated } from "@/components/ui/use-hydrated";

type FileDropProps = {
  /** What is said in the zone, and the field's name. */
  label: string;
  /** Id of what is said about the file. */
  describedBy: string;
  onFile: (file: File) => void;
};

/** Takes a CSV file by choosing and by dropping: the browser's own field lies over the whole zone. */
export function FileDrop({ label, describedBy, onFile }: FileDropProps) {
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
        accept=".csv,text/csv"
        disabled={!useHydrated()}
        onDragEnter={() => setOver(true)}
        onDragLeave={leave}
        onDrop={leave}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // The corrected file has the same name: it can be chosen again.
          currentTarget.value = "";
          if (file) onFile(file);
        }}
      />
    </div>
  );
}
