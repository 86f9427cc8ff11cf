"use client";

import type { BuyerChoice } from "@/components/checkout/buyer/use-buyer";
import { Input } from "@/components/forms/controls";
import { Field } from "@/components/forms/field";

type Props = { buyer: BuyerChoice; disabled: boolean };

/** "I need a GST invoice for my business", with its fields; and the PAN above the limit of the law. */
export function BuyerFields({ buyer, disabled }: Props) {
  const { isBusiness, needsPan, choose } = buyer;
  return (
    <section className="checkout-buyer" aria-label="Invoice">
      <label className="check">
        <input
          type="checkbox"
          name="is_business"
          checked={isBusiness}
          disabled={disabled}
          onChange={({ currentTarget }) => choose(currentTarget.checked)}
        />
        <span>I need a GST invoice for my business</span>
      </label>
      {isBusiness && <BusinessFields buyer={buyer} disabled={disabled} />}
      {needsPan && (
        <BuyerField
          {...{ buyer, disabled, name: "pan", label: "Your PAN" }}
          help="The law asks for it with a purchase of this size. It is printed on your invoice."
          maxLength={12}
        />
      )}
    </section>
  );
}

function BusinessFields({ buyer, disabled }: Props) {
  return (
    <div className="stack checkout-buyer-fields">
      <BuyerField
        {...{ buyer, disabled, name: "gstin", label: "GSTIN", maxLength: 20 }}
        help="15 characters, as on your GST certificate."
      />
      <BuyerField
        {...{ buyer, disabled, name: "legal_name", label: "Legal name", maxLength: 100 }}
        help="As on your GST certificate."
      />
      {buyer.isElsewhere && <Elsewhere buyer={buyer} disabled={disabled} />}
      <p className="mute small">
        The invoice is made when your order leaves. A GSTIN cannot be added once it is issued.
      </p>
    </div>
  );
}

/** The question whose site it is, and the address of the registration: the delivery is in another state. */
function Elsewhere({ buyer, disabled }: Props) {
  const { typed, errors, type, gstinState } = buyer;
  const wrong = errors.use ?? [];
  return (
    <>
      <fieldset className="checkout-use" aria-describedby={wrong.length > 0 ? "co-use" : undefined}>
        <legend className="label">
          Your GSTIN is of {gstinState}, and the goods go to another state. Where do they go?
        </legend>
        {USES.map(({ value, label }) => (
          <label className="check" key={value}>
            <input
              type="radio"
              name="use"
              value={value}
              checked={typed.use === value}
              disabled={disabled}
              aria-invalid={wrong.length > 0 || undefined}
              onChange={() => type("use", value)}
            />
            <span>{label}</span>
          </label>
        ))}
        {wrong.length > 0 && (
          <div className="field-error" id="co-use">
            {wrong.join(" ")}
          </div>
        )}
      </fieldset>
      <BuyerField
        {...{ buyer, disabled, name: "address", label: "Address on your GST certificate" }}
        maxLength={100}
      />
      <div className="field-grid">
        <BuyerField {...{ buyer, disabled, name: "city", label: "Town or city", maxLength: 50 }} />
        <BuyerField {...{ buyer, disabled, name: "pin", label: "PIN code", maxLength: 6 }} />
      </div>
    </>
  );
}

const USES = [
  { value: "own_site", label: "To our own site there" },
  { value: "third_party", label: "On our order to another party, such as our customer" },
];

type FieldProps = Props & {
  name: keyof BuyerChoice["typed"];
  label: string;
  help?: string;
  maxLength: number;
};

function BuyerField({ buyer, disabled, name, label, help, maxLength }: FieldProps) {
  return (
    <Field name={name} label={label} help={help} error={buyer.errors[name] ?? []}>
      <Input
        autoComplete="off"
        spellCheck={false}
        autoCapitalize={CAPITALS.includes(name) ? "characters" : undefined}
        inputMode={name === "pin" ? "numeric" : undefined}
        maxLength={maxLength}
        readOnly={disabled}
        value={buyer.typed[name]}
        onChange={({ currentTarget }) => buyer.type(name, currentTarget.value)}
      />
    </Field>
  );
}

const CAPITALS: string[] = ["gstin", "pan"];
