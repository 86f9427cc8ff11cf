"use client";

import type { ReactNode, Ref } from "react";
import { AddedTable, ChangedTable } from "@/components/admin/import/change-tables";
import { saveFaults } from "@/components/admin/import/fault-file";
import { SpotTable } from "@/components/admin/import/spot-table";
import { Button, ButtonLink } from "@/components/ui/button";
import { TextButton } from "@/components/ui/facts/text-link";
import type { ImportResult as Report } from "@/lib/catalogue/csv/contract";

type ImportReportProps = {
  report: Report;
  fileName: string;
  /** Gets the focus after the import, when the button is gone. */
  heading: Ref<HTMLHeadingElement>;
  busy: boolean;
  onRun: () => void;
};

/** What the import will change or has changed, and the button that runs it. */
export function ImportResult({ report, fileName, heading, busy, onRun }: ImportReportProps) {
  const { faults, warnings, added, changed, done } = report;
  const count = added.length + changed.length;
  return (
    <section className="surface import-report" aria-labelledby="import-report">
      <div className="flex-row between">
        <h2 id="import-report" ref={heading} tabIndex={-1}>
          {report.message}
          <span className="small mute own-line">{fileName}</span>
        </h2>
        {!done && faults.length === 0 && count > 0 && (
          <Button busy={busy} onClick={onRun}>
            Import {count.toLocaleString("en-IN")} {count === 1 ? "product" : "products"}
          </Button>
        )}
        {done && (
          <ButtonLink variant="ink" size="s" href="/manage/products">
            Manage Products
          </ButtonLink>
        )}
      </div>
      <Figures report={report} />
      {faults.length > 0 && (
        <div className="import-part">
          <SpotTable caption="Faults" spots={faults} />
          <TextButton onClick={() => saveFaults(faults, fileName)}>
            Download the faults as CSV
          </TextButton>
        </div>
      )}
      {warnings.length > 0 && (
        <Part title={`${counted(warnings.length, "row")} to look at again`}>
          <SpotTable caption="To look at again" spots={warnings} />
        </Part>
      )}
      {changed.length > 0 && (
        <Part title={`${counted(changed.length, "product")} ${done ? "changed" : "to change"}`}>
          <ChangedTable changed={changed} isDone={done} />
        </Part>
      )}
      {added.length > 0 && (
        <Part title={`${counted(added.length, "new product")}`} open={done}>
          <AddedTable added={added} />
        </Part>
      )}
    </section>
  );
}

function Figures({ report: { rows, added, changed, same, faults } }: { report: Report }) {
  const figures = [
    ["Rows", rows],
    ["New", added.length],
    ["Changed", changed.length],
    ["The same", same],
    ["Faults", faults.length],
  ] as const;
  return (
    <dl className="import-figures">
      {figures.map(([name, figure]) => (
        <div key={name} data-bad={(name === "Faults" && figure > 0) || undefined}>
          <dt>{name}</dt>
          <dd className="numeric">{figure.toLocaleString("en-IN")}</dd>
        </div>
      ))}
    </dl>
  );
}

function Part({ title, open, children }: { title: string; open?: boolean; children: ReactNode }) {
  return (
    <details className="import-part" open={open}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}

function counted(count: number, noun: string): string {
  return `${count.toLocaleString("en-IN")} ${noun}${count === 1 ? "" : "s"}`;
}
