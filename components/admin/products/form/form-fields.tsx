"use client";

import { Line, Section } from "@/components/admin/products/form/form-line";
import type { FormValues } from "@/components/admin/products/form/form-values";
import { Checkbox } from "@/components/forms/checkbox";
import { Select, TextArea } from "@/components/forms/controls";
import { Field } from "@/components/forms/field";

type FieldsProps = { start: FormValues };

/** What every product needs: name, model, price, stock and colour. */
export function BasicFields({
  start,
  isNew,
  onName,
}: FieldsProps & { isNew: boolean; onName: (name: string) => void }) {
  return (
    <Section id="form-basics" title="Product">
      <div className="fgrid mt-0">
        <Line start={start} name="name" label="Name" maxLength={120} onText={onName} />
        <Line start={start} name="model" label="Model" maxLength={60} />
        <Line
          start={start}
          name="price"
          label="Price, ₹"
          help="All taxes included."
          inputMode="decimal"
        />
        <Line
          start={start}
          name="quantity"
          label="Quantity"
          inputMode="numeric"
          help={isNew ? "Units in stock." : "A change is written down as a correction."}
        />
        <Line start={start} name="product_color" label="Colour" maxLength={60} />
        <Field name="kind" label="Kind">
          <Select defaultValue={start.kind}>
            <option value="portable">Portable</option>
            <option value="wall">Wall or pedestal</option>
            <option value="dc">DC fast</option>
          </Select>
        </Field>
      </div>
    </Section>
  );
}

/** What the catalogue and the product's page say beside the data sheet. */
export function CatalogueFields({ start }: FieldsProps) {
  return (
    <Section id="form-catalogue" title="In the catalogue">
      <div className="fgrid mt-0">
        <Line
          start={start}
          name="summary"
          label="Summary"
          optional
          maxLength={160}
          wide
          help="One line under the name, such as “7.4 kW AC, wall mounted”."
        />
        <Field name="description" label="Description" optional wide>
          <TextArea defaultValue={start.description} maxLength={5000} />
        </Field>
        <Line
          start={start}
          name="features"
          label="Features"
          optional
          wide
          maxLength={1000}
          help="Separated by commas."
        />
        <Line
          start={start}
          name="rated_power_w"
          label="Power, kW"
          optional
          inputMode="decimal"
          help="For the filter and the figures. Empty: as the data sheet says."
        />
      </div>
    </Section>
  );
}

/** GST, cash, and for a new product whether it is in the shop at once. */
export function SaleFields({ start, isNew }: FieldsProps & { isNew: boolean }) {
  return (
    <Section id="form-sale" title="Tax and sale">
      <div className="fgrid mt-0">
        <Line
          start={start}
          name="hsn"
          label="HSN code"
          inputMode="numeric"
          maxLength={8}
          help="Eight digits: 85044030 for chargers."
        />
        <Field name="gst_rate" label="GST rate" help="Chargers 5 %, cables and parts 18 %.">
          <Select defaultValue={start.gst_rate}>
            {GST_RATES.map((rate) => (
              <option key={rate} value={rate}>
                {rate} %
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <div className="mt-3">
        <Checkbox name="cash_allowed" defaultChecked={start.cash_allowed === "on"}>
          May be paid in cash
        </Checkbox>
        {isNew && (
          <Checkbox name="is_listed" defaultChecked={start.is_listed === "on"}>
            In the shop at once
          </Checkbox>
        )}
      </div>
    </Section>
  );
}

const GST_RATES = [0, 5, 18, 40];
