import type { z } from "zod";
import type { Notation } from "@/lib/catalogue/products/notation";

/** Where a field stands in the product's form and how it is asked for. A field without it is not in the form. */
export type FormFacet = {
  section: "basics" | "catalogue" | "sale";
  label: string;
  help?: string;
  /** The help in the form of a new product, where it is another. */
  helpWhenNew?: string;
  /** A line of text unless said otherwise; what is chosen from is told by value. */
  control?: "area" | "tick" | { choices: readonly { value: string; label: string }[] };
  /** What a new product's form begins with; else what a new product gets. */
  first?: string;
  /** Only the form of a new product asks for it. */
  onlyNew?: true;
  optional?: true;
  wide?: true;
  maxLength?: number;
  inputMode?: "decimal" | "numeric";
};

/** Its column in a product file, named as the field unless said otherwise. */
export type CsvFacet = {
  name?: string;
  /** What people read about it. */
  help: string;
};

/** A row of the product's facts: in the back-office, and with `public` on the product's page as well. */
export type FactFacet<Value> = {
  name: string;
  show: (value: Value, product: { rated_power_w: number }) => string;
  public?: true;
  isNumber?: true;
};

/** What is said of a field beside its schemas. */
export type Facets<Value, Given = Value> = {
  /** The column of Product. The audit log knows the field by this name. */
  column: string;
  /** Only administrators are answered with it. */
  officeOnly?: true;
  notation: Notation<Value>;
  /**
   * What an empty text or cell does: it leaves the value as it is (a new product gets the default), empties it, or
   * is a fault, "new" only where the product is new. It stays unless said otherwise. A field whose emptiness is a
   * fault is needed to add a product.
   */
  empty?: "stays" | "clears" | "fault" | "fault when new";
  /** What a new product gets where nobody says it; without it, the catalogue works it out from the rest. */
  fallback?: Given;
  /** The column's value where it is kept in another measure. */
  kept?: { as: (value: Value) => Given; from: (column: Value) => Given };
  /** In the documentation of the calls, as the wire has it. */
  example: unknown;
  form?: FormFacet;
  csv: CsvFacet;
  fact?: FactFacet<Value>;
};

/** A field of the table, whatever it holds. */
export type AnyField = Facets<never, unknown> & { input: z.ZodType; output: z.ZodType };

/** One field: what administrators give, what is answered, and everything else that is to be said of it. */
export function field<
  Input extends z.ZodType,
  Output extends z.ZodType<z.output<Input>>,
  const Said extends Facets<z.output<Input>> & { example: z.input<Output> },
>(input: Input, output: Output, said: Said): Said & { input: Input; output: Output } {
  return { ...said, input, output };
}
