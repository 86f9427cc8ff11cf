"use client";

import { useState } from "react";
import { typed } from "@/components/forms/check-input";
import { Input, Select } from "@/components/forms/controls";
import { Field } from "@/components/forms/field";
import type { OrderEntry } from "@/lib/orders/office/hooks";

/** Who the invoice is made out to: a business with its GSTIN, or a person with a PAN for a large purchase. */
export function InvoicePart() {
  const [isBusiness, setBusiness] = useState(false);
  return (
    <section className="surface" aria-labelledby="no-invoice">
      <h2 id="no-invoice">Invoice</h2>
      <label className="check">
        <input
          type="checkbox"
          checked={isBusiness}
          onChange={({ currentTarget }) => setBusiness(currentTarget.checked)}
        />
        <span>The customer needs a GST invoice for a business</span>
      </label>
      {isBusiness ? (
        <BusinessFields />
      ) : (
        <Line
          name="pan"
          label="PAN"
          most={12}
          help="The law asks for it with a large purchase."
          optional
        />
      )}
    </section>
  );
}

function BusinessFields() {
  return (
    <>
      <div className="field-grid">
        <Line name="business.gstin" label="GSTIN" most={20} />
        <Line name="business.legal_name" label="Legal name" most={100} />
      </div>
      <fieldset>
        <legend className="label group-label">Only if the GSTIN is of another state</legend>
        <Field name="business.use" label="Where the goods go" optional>
          <Select defaultValue="">
            <option value="">Choose</option>
            <option value="own_site">To the business’s own site there</option>
            <option value="third_party">On its order to another party</option>
          </Select>
        </Field>
        <Line
          name="business.billing.address"
          label="Address on the GST certificate"
          most={100}
          optional
        />
        <div className="field-grid">
          <Line name="business.billing.city" label="Town or city" most={50} optional />
          <Line name="business.billing.pin" label="PIN code" most={6} optional />
        </div>
      </fieldset>
      <p className="mute small">Read it back: it cannot be changed once the invoice is issued.</p>
    </>
  );
}

type LineProps = { name: string; label: string; most: number; help?: string; optional?: boolean };

function Line({ name, label, most, help, optional }: LineProps) {
  return (
    <Field name={name} label={label} help={help} optional={optional}>
      <Input autoComplete="off" spellCheck={false} maxLength={most} />
    </Field>
  );
}

/** What the form says of the invoice; its fields are there only as far as they are asked. */
export function readInvoice(data: FormData): Pick<OrderEntry, "business" | "pan"> {
  const text = (name: string) => typed(data, name) ?? "";
  if (!data.has("business.gstin")) return { pan: typed(data, "pan") };
  const use = text("business.use");
  const [address, city, pin] = ["address", "city", "pin"].map((name) =>
    text(`business.billing.${name}`),
  );
  return {
    business: {
      ...{ gstin: text("business.gstin"), legal_name: text("business.legal_name") },
      ...(use === "own_site" || use === "third_party" ? { use } : {}),
      ...(address || city || pin
        ? { billing: { address: address ?? "", city: city ?? "", pin: pin ?? "" } }
        : {}),
    },
  };
}
