"use client";

import { Input, Select } from "@/components/forms/controls";
import { Field } from "@/components/forms/field";
import { useCarriers } from "@/lib/orders/dispatch/hooks";
import { OTHER_CARRIER } from "@/lib/orders/dispatch/tracking-view";

type CarrierChoiceProps = {
  value: string;
  onChange: (carrier: string) => void;
  /** Label of the option for no carrier. */
  none: string;
};

/** Select for the carrier. For another carrier, fields for its name and tracking URL follow below. */
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
        // Until the list has loaded, there is no option for the value.
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
  /** For several parcels: no tracking link, because it would be that of one parcel. */
  isOfSeveral?: boolean;
};

/** Fields for a carrier that is not in the list. */
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
