"use client";

import { useState } from "react";
import { CarrierChoice, OwnCarrier } from "@/components/admin/orders/status/carrier-choice";
import { typed } from "@/components/forms/check-input";
import { Input } from "@/components/forms/controls";
import { Field } from "@/components/forms/field";
import {
  OTHER_CARRIER,
  type TrackingInput,
  type TrackingView,
} from "@/lib/orders/dispatch/tracking-view";

/** Form fields for carrier and tracking number; read them with `trackingTyped`. */
export function TrackingFields({ now, optional }: { now?: TrackingView; optional?: boolean }) {
  const [carrier, setCarrier] = useState(now?.carrier ?? lastCarrier());
  const own = now?.carrier === OTHER_CARRIER ? now : undefined;
  return (
    <>
      <CarrierChoice
        value={carrier}
        onChange={setCarrier}
        none={optional ? "No tracking number" : "Choose the carrier"}
      />
      {carrier === OTHER_CARRIER && <OwnCarrier name={own?.carrier_name} url={own?.url} />}
      {(carrier !== "" || !optional) && (
        <Field label="Tracking number" name="tracking.number">
          <Input
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={100}
            defaultValue={now?.number}
          />
        </Field>
      )}
    </>
  );
}

/** Reads these fields; undefined if no carrier was chosen. */
export function trackingTyped(data: FormData): TrackingInput | undefined {
  const carrier = typed(data, "tracking.carrier");
  if (!carrier) return undefined;
  return {
    carrier,
    carrier_name: typed(data, "tracking.carrier_name"),
    number: typed(data, "tracking.number") ?? "",
    url: typed(data, "tracking.url"),
  };
}

// Most parcels of a day go by the same carrier.
let last = "";

/** The carrier chosen last, until the page is reloaded. */
export function lastCarrier(): string {
  return last;
}

/** Remembers the carrier as the default for the next parcel. */
export function rememberCarrier(carrier: string): void {
  last = carrier;
}
