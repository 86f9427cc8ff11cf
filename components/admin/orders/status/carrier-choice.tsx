"use client";

import { Input, Select } from "@/components/forms/controls";
import { Field } from "@/components/forms/field";
import { useCarriers } from "@/lib/orders/dispatch/hooks";
import { OTHER_CARRIER } from "@/lib/orders/dispatch/tracking-view";

type CarrierChoiceProps = {
  value: string;
  onChange: (carrier: string) => void;
  /** What stands for no carrier. */
  none: string;
};

/** The list of carriers. Below it, of one that is not in the list: its name, and where parcels are tracked. */
export function CarrierChoice({ value, onChange, none }: CarrierChoiceProps) {
  const { data, isError, isPending } = useCarriers();
  const carriers = data?.carriers ?? [];
  const isListed = value === OTHER_CARRIER || carriers.some(({ id }) => id === value);
  return (
    <Field
      label="Carrier"
      name="tracking.carrier"
      help={
        isError ? "The list of carriers could not be loaded. Close this and try again." : undefined
      }
    >
      <Select
        // Until the list is there, the value has no option to show.
        value={isListed ? value : ""}
        aria-busy={isPending || undefined}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">{none}</option>
        {carriers.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        <option value={OTHER_CARRIER}>Another carrier</option>
      </Select>
    </Field>
  );
}

type OwnCarrierProps = {
  name?: string;
  url?: string | null;
  /** Of several parcels: a link would be that of one of them. */
  isOfSeveral?: boolean;
};

/** What another carrier brings with it. */
export function OwnCarrier({ name, url, isOfSeveral = false }: OwnCarrierProps) {
  return (
    <>
      <Field label="Its name" name="tracking.carrier_name">
        <Input maxLength={60} autoComplete="off" defaultValue={name} />
      </Field>
      {!isOfSeveral && (
        <Field
          label="Link to track it"
          name="tracking.url"
          optional
          help="The customer is sent there, so paste the link of this parcel."
        >
          <Input
            inputMode="url"
            autoComplete="off"
            maxLength={500}
            defaultValue={url ?? undefined}
          />
        </Field>
      )}
    </>
  );
}
