"use client";

import { AddressPick } from "@/components/delivery/address-pick";
import { Input } from "@/components/forms/controls";
import { Field } from "@/components/forms/field";
import { Loading, Skeleton } from "@/components/ui/skeleton";
import type { Address } from "@/lib/accounts/contract";
import { formatPhone } from "@/lib/accounts/rules";

type DeliveryPartProps = {
  /** The customer's addresses are still loading. */
  loading: boolean;
  addresses: readonly Address[];
  chosen: string;
  onChoose: (chosen: string) => void;
  /** The phone number of an existing customer; undefined for a new one, whose number is asked for above. */
  phone: string | null | undefined;
};

/** Delivery address, contact number and note for the driver. */
export function DeliveryPart({ loading, addresses, chosen, onChoose, phone }: DeliveryPartProps) {
  return (
    <section className="surface" aria-labelledby="no-delivery">
      <h2 id="no-delivery">Delivery</h2>
      {loading ? (
        <Loading>
          <Skeleton height={88} borderRadius={12} />
        </Loading>
      ) : (
        <AddressPick legend="Deliver to" addresses={addresses} value={chosen} onChange={onChoose} />
      )}
      {phone !== undefined && (
        <Field name="phone" label="Mobile number" help="The driver will call this number.">
          <Input
            key={phone}
            type="tel"
            className="numeric"
            autoComplete="off"
            maxLength={40}
            defaultValue={phone ? formatPhone(phone) : ""}
          />
        </Field>
      )}
      <Field name="driver_note" label="Note for the driver" optional>
        <Input maxLength={200} autoComplete="off" />
      </Field>
    </section>
  );
}
