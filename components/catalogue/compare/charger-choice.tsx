import { Button } from "@/components/ui/button";
import { CHARGER, COMPARE_PATH } from "@/lib/catalogue/compare/compare-address";

type Named = { slug: string; name: string };

type ChargerChoiceProps = {
  heading: string;
  submit: string;
  /** Those that are compared already, and those that can be added. */
  kept: readonly Named[];
  choices: readonly Named[];
  /** How many can be chosen at once. */
  fields: number;
};

/** Adds chargers to a comparison. A GET form: the address that it leads to is the comparison. */
export function ChargerChoice({ heading, submit, kept, choices, fields }: ChargerChoiceProps) {
  return (
    <form action={COMPARE_PATH} className="compare-choice" aria-labelledby="choice">
      <h2 className="title" id="choice">
        {heading}
      </h2>
      {kept.map(({ slug }) => (
        <input type="hidden" name={CHARGER} value={slug} key={slug} />
      ))}
      <div className="compare-fields">
        {Array.from({ length: fields }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the fields are equal but for their number.
          <div className="field" key={at}>
            <label className="label" htmlFor={`choice-${at}`}>
              {fields > 1 ? `Charger ${at + 1}` : "Charger"}
            </label>
            <select className="input" id={`choice-${at}`} name={CHARGER} defaultValue="" required>
              <option value="" disabled>
                Choose one
              </option>
              {choices.map(({ slug, name }) => (
                <option key={slug} value={slug}>
                  {name}
                </option>
              ))}
            </select>
          </div>
        ))}
        <Button type="submit" variant="ink">
          {submit}
        </Button>
      </div>
    </form>
  );
}
