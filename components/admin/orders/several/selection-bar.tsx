"use client";

import { PackageCheck } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useSeveralAsked } from "@/components/admin/orders/several/several-asked";
import type { Progress } from "@/components/admin/orders/several/use-batch";
import type { Selection } from "@/components/admin/orders/several/use-selection";
import type { useSeveral } from "@/components/admin/orders/several/use-several";
import { Allowed } from "@/components/admin/users/role";
import { Button, ButtonLink } from "@/components/ui/button";
import { TextButton } from "@/components/ui/facts/text-link";
import { MOST_AT_ONCE } from "@/lib/orders/dispatch/contract";
import { statusLabel } from "@/lib/orders/status/order-status";
import { SETTABLE_STATUSES } from "@/lib/orders/status/settable-status";

type SelectionBarProps = { selection: Selection; several: ReturnType<typeof useSeveral> };

/** Bar with actions for the selected orders. Renders nothing if none is selected and nothing is running. */
export function SelectionBar({ selection, several }: SelectionBarProps) {
  const { progress, stop } = several;
  const { orders } = selection;
  if (progress) return <Running progress={progress} onStop={stop} />;
  if (orders.length === 0) return null;
  return (
    <section className="selection-bar" aria-label="Selected orders">
      <p role="status">
        <b className="numeric">{`${orders.length} selected`}</b>
      </p>
      <TextButton onClick={() => selection.keepOnly([])}>Clear</TextButton>
      <Allowed right="orders">
        <StatusOfAll selection={selection} several={several} />
      </Allowed>
      <ButtonLink variant="line" size="s" href={slipsHref(orders)} prefetch={false}>
        <PackageCheck className="icon" aria-hidden="true" />
        Packing slips
      </ButtonLink>
    </section>
  );
}

function slipsHref(orders: Selection["orders"]): string {
  return `/admin/orders/packing-slips?ids=${orders.map(({ order_id }) => order_id).join()}`;
}

function StatusOfAll({ selection, several }: SelectionBarProps) {
  const [word, setWord] = useState("");
  const { ask, questions } = useSeveralAsked(selection, several);

  function submit(event: FormEvent) {
    event.preventDefault();
    const status = SETTABLE_STATUSES.find((settable) => wordOf(settable) === word);
    if (status !== undefined) ask(status);
  }

  return (
    <>
      <form className="flex-row selection-set" onSubmit={submit}>
        <select
          className="input"
          aria-label="Status for all selected orders"
          required
          value={word}
          onChange={(event) => setWord(event.target.value)}
        >
          <option value="">Set status…</option>
          {SETTABLE_STATUSES.map((status) => (
            <option key={wordOf(status)} value={wordOf(status)}>
              {status === null ? "Back to Order Placed" : `Mark as ${statusLabel(status)}`}
            </option>
          ))}
        </select>
        <Button type="submit" variant="ink" size="s" disabled={word === ""}>
          Set
        </Button>
      </form>
      {questions}
    </>
  );
}

function Running({ progress, onStop }: { progress: Progress; onStop: () => void }) {
  const { word, done, total } = progress;
  return (
    <section className="selection-bar" aria-label="Progress">
      <p role="status">
        <b className="numeric">{`${word} ${done} of ${total}…`}</b>
      </p>
      <progress value={done} max={total} aria-label={`${word} orders`} />
      {done + MOST_AT_ONCE < total && <TextButton onClick={onStop}>Stop</TextButton>}
    </section>
  );
}

/** An `<option>` cannot have the value null. */
function wordOf(status: (typeof SETTABLE_STATUSES)[number]): string {
  return status ?? "null";
}
