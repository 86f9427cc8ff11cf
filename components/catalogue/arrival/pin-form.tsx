"use client";

import { type FormEvent, useId, useState } from "react";
import { Arrivals } from "@/components/catalogue/arrival/arrivals";
import { decisive } from "@/components/catalogue/arrival/use-deliveries";
import type { PinCheck } from "@/components/catalogue/arrival/use-pin-check";
import { Button } from "@/components/ui/button";
import { useHydrated } from "@/components/ui/use-hydrated";

/** A box for a PIN code, and below it the days. `way` as for `ArrivalWindow`. */
export function PinForm({ check, way }: { check: PinCheck; way?: string }) {
  const { typed, setTyped, pin, deliveries } = check;
  const [isAsked, setAsked] = useState(false);
  const id = useId();
  const unfinished = isAsked && pin === null ? SIX_DIGITS : null;
  const isWrong = unfinished !== null || decisive(deliveries).problem !== null;

  function submit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
  }

  return (
    <form className="pin-check" onSubmit={submit} noValidate>
      <label className="label" htmlFor={id}>
        Delivery to PIN code
      </label>
      <div className="pin-check-row">
        <input
          id={id}
          className="input numeric"
          inputMode="numeric"
          autoComplete="postal-code"
          placeholder="411001"
          maxLength={7}
          value={typed}
          aria-invalid={isWrong || undefined}
          aria-describedby={`${id}-answer`}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setAsked(false);
          }}
        />
        <Button type="submit" variant="line" waking={!useHydrated()}>
          Check
        </Button>
      </div>
      <div className="pin-check-answer" id={`${id}-answer`} role="status">
        {unfinished ? (
          <p className="field-error">{unfinished}</p>
        ) : (
          <Arrivals pin={pin} deliveries={deliveries} way={way} />
        )}
      </div>
    </form>
  );
}

const SIX_DIGITS = "A PIN code has six digits.";
