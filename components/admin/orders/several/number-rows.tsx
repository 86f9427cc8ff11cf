"use client";

import { type ClipboardEvent, type KeyboardEvent, useId, useRef } from "react";
import { pastedNumbers, repeatedNumbers } from "@/components/admin/orders/several/selection-rules";
import { useForm } from "@/components/forms/form";
import type { AdminOrder } from "@/lib/orders/contract";

type NumberRowsProps = {
  orders: readonly AdminOrder[];
  /** The values of the fields, in the sequence of `orders`. */
  numbers: readonly string[];
  onChange: (numbers: readonly string[]) => void;
};

/** Tracking numbers of several orders: typed, scanned (Enter moves to the next field) or pasted as a column. */
export function NumberRows({ orders, numbers, onChange }: NumberRowsProps) {
  const list = useRef<HTMLUListElement>(null);
  const repeated = repeatedNumbers(
    orders.map(({ purchase_id }, at) => ({ number: numbers[at] ?? "", purchase: purchase_id })),
  );
  const setAll = (changed: ReadonlyMap<number, string>) =>
    onChange(numbers.map((number, at) => changed.get(at) ?? number));

  function paste(event: ClipboardEvent, first: number) {
    const text = event.clipboardData.getData("text");
    if (!/[\r\n\t]/.test(text.trim())) return;
    event.preventDefault();
    setAll(pastedNumbers(text, { orders: orders.map((one) => one.order_number), first }));
  }
  function goOn(event: KeyboardEvent, at: number) {
    if (event.key !== "Enter" || at === orders.length - 1) return;
    // A scanner ends each number with Enter, which must not submit the form.
    event.preventDefault();
    list.current?.querySelectorAll("input")[at + 1]?.focus();
  }

  return (
    <fieldset className="number-rows">
      <legend>Tracking numbers</legend>
      <p className="help">
        Type or scan them, or paste a column of a sheet. Lines that name an order go to that order.
      </p>
      <ul ref={list}>
        {orders.map((order, at) => (
          <NumberRow
            key={order.order_id}
            order={order}
            value={numbers[at] ?? ""}
            isRepeated={repeated.has(at)}
            onChange={(value) => setAll(new Map([[at, value]]))}
            onPaste={(event) => paste(event, at)}
            onKeyDown={(event) => goOn(event, at)}
          />
        ))}
      </ul>
    </fieldset>
  );
}

type NumberRowProps = {
  order: AdminOrder;
  value: string;
  isRepeated: boolean;
  onChange: (value: string) => void;
  onPaste: (event: ClipboardEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

function NumberRow({ order, value, isRepeated, onChange, ...handlers }: NumberRowProps) {
  const id = useId();
  const faults = useForm().fields[`number.${order.order_id}`] ?? [];
  const words = faults[0] ?? (isRepeated ? "The same number stands at another purchase." : "");
  return (
    <li>
      <label htmlFor={id}>
        <b className="numeric">{order.order_number}</b>
        <span className="mute">{`${order.user_name}, ${order.city}`}</span>
      </label>
      <span>
        <input
          {...handlers}
          id={id}
          className="input numeric"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={100}
          value={value}
          aria-invalid={faults.length > 0 || undefined}
          aria-describedby={words === "" ? undefined : `${id}-words`}
          onChange={(event) => onChange(event.target.value)}
        />
        {words !== "" && (
          <span className="field-error" id={`${id}-words`}>
            {words}
          </span>
        )}
      </span>
    </li>
  );
}
