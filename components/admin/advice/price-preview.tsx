import { Input, Select } from "@/components/forms/controls";
import { Field } from "@/components/forms/field";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import type { AdvicePreview } from "@/lib/advice/office/contract";

type PreviewFormProps = {
  chargers: readonly { slug: string; name: string }[];
  slug: string | undefined;
  price: string | undefined;
};

/** Which charger shall have which price. A GET form: nothing is changed. */
export function PreviewForm({ chargers, slug, price }: PreviewFormProps) {
  return (
    <form action="/admin/advice" aria-label="Another price" className="advice-preview">
      <Field label="Charger" name="slug">
        <Select defaultValue={slug ?? ""} required>
          <option value="" disabled>
            Choose one
          </option>
          {chargers.map((charger) => (
            <option key={charger.slug} value={charger.slug}>
              {charger.name}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Price, ₹" name="price">
        <Input
          type="number"
          inputMode="decimal"
          min={1}
          step="0.01"
          required
          defaultValue={price}
        />
      </Field>
      <Button type="submit" variant="ink" size="s">
        Compare
      </Button>
    </form>
  );
}

/** The households that get other chargers. */
export function PreviewTable({ preview: { households, changed } }: { preview: AdvicePreview }) {
  if (changed.length === 0)
    return <EmptyState text={`None of ${households} households would get other advice.`} />;
  return (
    <table className="table visit-table">
      <caption>
        {changed.length} of {households} households would get other advice
      </caption>
      <thead>
        <tr>
          <th scope="col">Household</th>
          <th scope="col">Today</th>
          <th scope="col">Then</th>
        </tr>
      </thead>
      <tbody>
        {changed.map(({ household, before, after }) => (
          <tr key={household}>
            <th scope="row">{household}</th>
            <td>{before.join(", ")}</td>
            <td>{after.join(", ")}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
