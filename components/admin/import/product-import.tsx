"use client";

import { useEffect, useRef } from "react";
import { FileDrop } from "@/components/admin/import/file-drop";
import { ImportResult } from "@/components/admin/import/import-result";
import { type ImportFailure, useImport } from "@/components/admin/import/use-import";
import { FormMessage } from "@/components/forms/form-message";
import { TextButton } from "@/components/ui/facts/text-link";

/** The product import: choose a file, see the check's result, run the import. */
export function ProductImport() {
  const { file, report, step, sent, failure, choose, check, run } = useImport();
  const heading = useRef<HTMLHeadingElement>(null);
  const isDone = report?.done ?? false;
  useEffect(() => {
    if (isDone) heading.current?.focus();
  }, [isDone]);
  return (
    <>
      <section className="surface import-file" aria-label="File">
        <FileDrop label={labelOf(file, isDone)} describedBy="import-limits" onFile={choose} />
        <p id="import-limits" className="small mute">
          CSV in UTF-8 with commas or semicolons, at most 5 MB and 5,000 rows. It is checked first;
          nothing changes until you press Import.
        </p>
        <p className="flex-row small import-links">
          <a className="link" href="/api/admin/products/export?template=true" download>
            Template
          </a>
          <a className="link" href="/api/admin/products/export" download>
            Export of all products
          </a>
        </p>
        <div role="status">
          {file && step && <Progress step={step} sent={sent} name={file.name} />}
        </div>
        <FormMessage>
          {failure && (
            <Failure
              failure={failure}
              name={file?.name}
              onNext={report && failure.next === "retry" ? run : check}
            />
          )}
        </FormMessage>
      </section>
      {report && file && (
        <ImportResult
          report={report}
          fileName={file.name}
          heading={heading}
          busy={step !== null}
          onRun={run}
        />
      )}
    </>
  );
}

function labelOf(file: File | null, isDone: boolean): string {
  if (!file) return "Choose a CSV file or drop it here";
  return isDone ? "Choose another file" : "Choose the corrected file or another one";
}

/** Upload progress. The server's own progress is unknown. */
function Progress({ step, sent, name }: { step: "check" | "run"; sent: number; name: string }) {
  const words = step === "check" ? "Checking" : "Importing";
  return (
    <div className="import-progress">
      <span>{sent < 1 ? `Sending ${name}` : `${words} ${name}`}</span>
      <progress aria-label={`${words} ${name}`} {...(sent < 1 ? { value: sent } : {})} />
    </div>
  );
}

function Failure({
  failure: { text, next },
  name,
  onNext,
}: {
  failure: ImportFailure;
  name: string | undefined;
  onNext: () => void;
}) {
  return (
    <>
      {name && <b className="own-line">{name}</b>}
      <span>{text}</span>
      {next && (
        <TextButton className="link-apart" onClick={onNext}>
          {next === "retry" ? "Retry" : "Check again"}
        </TextButton>
      )}
    </>
  );
}
