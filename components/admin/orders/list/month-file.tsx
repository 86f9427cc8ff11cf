"use client";

import { Download } from "lucide-react";
import { useId, useState } from "react";
import { GuardedDownload } from "@/components/admin/ui/guarded-download";
import { Select } from "@/components/forms/controls";
import { Field } from "@/components/forms/field";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { DialogFoot } from "@/components/ui/dialog-foot";
import { useHydrated } from "@/components/ui/use-hydrated";
import { formatMonth, monthsUntil } from "@/lib/dates";

/** Download of a month's orders for the accountant, independent of the table's filters. */
export function MonthFile() {
  const [open, setOpen] = useState(false);
  const hydrated = useHydrated();
  const title = useId();
  return (
    <>
      <Button variant="line" size="s" waking={!hydrated} onClick={() => setOpen(true)}>
        Month
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} size="s" labelledBy={title}>
        <div className="dialog-body">
          <h2 className="title dialog-title" id={title}>
            A month for the accountant
          </h2>
          <MonthChoice />
        </div>
      </Dialog>
    </>
  );
}

function MonthChoice() {
  const [now] = useState(() => new Date());
  const months = monthsUntil(now, MONTHS);
  const help = useId();
  // Accounts are closed for the past month, so it is the default.
  const [month, setMonth] = useState(months[1] ?? "");
  const [hasTotal, setTotal] = useState(false);
  const query = new URLSearchParams({ month, ...(hasTotal && { total: "1" }) });
  return (
    <div className="form-body">
      <p className="mute">
        Every order placed in the month, cancelled ones too, with its payments and refunds to date.
        The order’s day counts, in Indian time: a refund in a later month is listed with its order,
        with its own date.
      </p>
      <Field name="month" label="Month">
        <Select value={month} onChange={({ target }) => setMonth(target.value)}>
          {months.map((code) => (
            <option key={code} value={code}>
              {formatMonth(code)}
            </option>
          ))}
        </Select>
      </Field>
      <div className="field">
        <label className="check">
          <input
            type="checkbox"
            checked={hasTotal}
            aria-describedby={help}
            onChange={({ target }) => setTotal(target.checked)}
          />
          <span>Add a row of totals</span>
        </label>
        <p className="help" id={help}>
          Its Amount is the net sales of these days on the dashboard, with the cash fees.
        </p>
      </div>
      <DialogFoot>
        <GuardedDownload
          variant="ink"
          href={`/api/admin/orders/export?${query}`}
          title={`Orders of ${formatMonth(month)}`}
        >
          <Download className="icon" aria-hidden="true" />
          Download CSV
        </GuardedDownload>
      </DialogFoot>
    </div>
  );
}

/** Covers the ends of two financial years. */
const MONTHS = 24;
