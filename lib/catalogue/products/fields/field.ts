import type { z } from "zod";
import type { Notation } from "@/lib/catalogue/products/fields/notation";

/** The field's place and input in the product form. A field without it is not in the form. */
export type FormFacet = {
  section: "basics" | "catalogue" | "sale";
  label: string;
  help?: string;
  /** The help in the form of a new product, if different. */
  helpWhenNew?: string;
  /** A text input by default; choices are shown by their labels. */
  control?: "area" | "tick" | { choices: readonly { value: string; label: string }[] };
  /** The initial value in a new product's form; by default the fallback. */
  first?: string;
  /** Only in the form of a new product. */
  onlyNew?: true;
  optional?: true;
  wide?: true;
  maxLength?: number;
  inputMode?: "decimal" | "numeric";
};

/** Its column in a product file, named like the field by default. */
export type CsvFacet = {
  name?: string;
  /** The help text of the column. */
  help: string;
};

/** A row of the product's facts in the back-office, and with `public` also on the product's page. */
export type FactFacet<Value> = {
  name: string;
  /** The value in words; "" hides the row. A field without a value has no row. */
  show: (value: NonNullable<Value>, product: { rated_power_w: number }) => string;
  public?: true;
  isNumber?: true;
};

/** The properties of a field besides its schemas. */
export type Facets<Value, Given = Value> = {
  /** The column of Product, also its name in the audit log. */
  column: string;
  /** Only in answers for administrators. */
  officeOnly?: true;
  notation: Notation<Value>;
  /**
   * The effect of an empty text or cell: it keeps the value (a new product gets the default), clears it, or
   * is a fault, "new" only for a new product. "stays" by default. A field whose emptiness is a fault is
   * required to add a product.
   */
  empty?: "stays" | "clears" | "fault" | "fault when new";
  /** The default of a new product; without it, the catalogue derives the value from other fields. */
  fallback?: Given;
  /** The conversion to the column, if it stores another unit. */
  kept?: { as: (value: Value) => Given; from: (column: Value) => Given };
  /** The example in the API documentation, in wire form. */
  example: unknown;
  form?: FormFacet;
  csv: CsvFacet;
  fact?: FactFacet<Value>;
};

/** Any field of the table. */
export type AnyField = Facets<never, unknown> & { input: z.ZodType; output: z.ZodType };

/** Defines a field by its input schema, its output schema and its properties. */
export function field<
  Input extends z.ZodType,
  Output extends z.ZodType<z.output<Input>>,
  const Said extends Facets<z.output<Input>> & { example: z.input<Output> },
>(input: Input, output: Output, said: Said): Said & { input: Input; output: Output } {
  return { ...said, input, output };
}
