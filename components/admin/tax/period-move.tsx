"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { Allowed } from "@/components/admin/users/role";
import { signInAgain } from "@/components/forms/go-to";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { DialogFoot } from "@/components/ui/dialog-foot";
import { toast } from "@/components/ui/toast/toast";
import { useHydrated } from "@/components/ui/use-hydrated";
import { formatMonth } from "@/lib/dates";
import { moveTaxPeriod, type TaxPeriodView } from "@/lib/filing/contract";
import { failureText } from "@/lib/http/browser/client";
import { useCallMutation } from "@/lib/http/browser/hooks";

/** The next step of a month, asked for once more because there is no way back. */
export function PeriodMove({ view }: { view: TaxPeriodView }) {
  const { gstin, month, state, is_over, breaches } = view;
  const [open, setOpen] = useState(false);
  const { mutateAsync, isPending } = useCallMutation(moveTaxPeriod);
  const hydrated = useHydrated();
  const router = useRouter();
  if (state === "filed") return null;
  if (!is_over) return <p className="mute">It can be exported once the month is over.</p>;
  if (state === "open" && breaches.length > 0)
    return <p className="mute">It can be exported once nothing below is wrong.</p>;
  const next = state === "open" ? EXPORT : FILE;

  async function move() {
    try {
      const { message } = await mutateAsync({ gstin, month, state: next.state });
      toast.success(message);
      setOpen(false);
      router.refresh();
    } catch (error) {
      if (signInAgain(error, "admin")) return;
      toast.error(failureText(error, { fallback: "The month could not be changed." }));
    }
  }

  return (
    <Allowed right="run">
      <Button variant="line" size="s" waking={!hydrated} onClick={() => setOpen(true)}>
        {next.label}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} size="s" labelledBy="tax-move">
        <div className="dialog-body">
          <h2 className="title dialog-title" id="tax-move">
            {next.title} {formatMonth(month)}?
          </h2>
          <p className="mute dialog-text">{next.text}</p>
          <DialogFoot>
            <Button variant="line" size="s" onClick={() => setOpen(false)}>
              Not now
            </Button>
            <Button variant="ink" size="s" busy={isPending} onClick={move}>
              {next.label}
            </Button>
          </DialogFoot>
        </div>
      </Dialog>
    </Allowed>
  );
}

const EXPORT = {
  state: "exported",
  label: "Mark as exported",
  title: "Export",
  text: "Its figures are then those that are filed. What is credited later is reported with its own month. There is no way back.",
} as const;
const FILE = {
  state: "filed",
  label: "Mark as filed",
  title: "File",
  text: "Do this once the portal has taken the return. There is no way back.",
} as const;
