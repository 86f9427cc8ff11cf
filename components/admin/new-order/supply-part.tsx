import { typed } from "@/components/forms/check-input";
import { Input, Select } from "@/components/forms/controls";
import { Field } from "@/components/forms/field";
import type { OrderEntry } from "@/lib/orders/office/hooks";

/** What the customer's electricity bill states, if the customer tells it. */
export function SupplyPart() {
  return (
    <section className="surface" aria-labelledby="no-supply">
      <h2 id="no-supply">Supply</h2>
      <Field name="supply.phases" label="Phases" optional>
        <Select defaultValue="">
          <option value="">Not known</option>
          <option value="1">One phase</option>
          <option value="3">Three phases</option>
        </Select>
      </Field>
      <div className="field-grid">
        <Field name="supply.sanctioned_kw" label="Sanctioned load, kW" optional>
          <Input inputMode="decimal" className="numeric" autoComplete="off" maxLength={8} />
        </Field>
        <Field name="supply.peak_kw" label="Usual peak, kW" optional>
          <Input inputMode="decimal" className="numeric" autoComplete="off" maxLength={8} />
        </Field>
      </div>
    </section>
  );
}

/** Undefined where nothing was told; what is missing or no number is left to the server to name. */
export function readSupply(data: FormData): Pick<OrderEntry, "supply"> {
  const [phases, load, peak] = ["phases", "sanctioned_kw", "peak_kw"].map((name) =>
    typed(data, `supply.${name}`),
  );
  if (!phases && !load && !peak) return {};
  const number = (text: string | undefined) => (text ? Number(text) : undefined);
  const supply = {
    phases: number(phases),
    sanctioned_kw: number(load),
    peak_kw: number(peak) ?? null,
  };
  return { supply: supply as NonNullable<OrderEntry["supply"]> };
}
