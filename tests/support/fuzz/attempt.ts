import fc from "fast-check";
import type { z } from "zod";
import type { DocumentedCall } from "@/lib/api-docs/calls";
import type { Schema } from "@/lib/api-docs/document";
import { schemaWriter } from "@/lib/api-docs/schemas";
import { plainValue } from "@/lib/call/plain-text";
import { fromSchema } from "@/tests/support/fuzz/arbitrary";
import { FILE_FIELDS } from "@/tests/support/fuzz/example";
import { aFile, FileOf, hostileFiles } from "@/tests/support/fuzz/file";
import { type Known, knownFor } from "@/tests/support/fuzz/known";
import { hostile, hostileBodies, hostileForms } from "@/tests/support/fuzz/values";

/** The caller: mostly an allowed one. */
export type As = "right" | "stranger" | "guest" | "wrong audience" | "browser" | "wrong key";

/** One fuzzed request: fields of the call's input, or a body without any. */
export type Attempt = {
  as: As;
  fields: Record<string, unknown>;
  raw?: { text: string; type?: string };
  headers: Record<string, string>;
};

const schemas = schemaWriter();

/** Requests of a call: plain, strange, with invalid fields, and with invalid bodies. */
export function attemptsOf(call: DocumentedCall, known: Known): fc.Arbitrary<Attempt> {
  const plain = rightFields(call, known, { isPlain: true });
  const right = rightFields(call, known, { isPlain: false });
  const wrong = plain.chain((fields) => spoiled(call, fields));
  const fields = fc.oneof(
    { weight: 3, arbitrary: plain },
    { weight: 3, arbitrary: right },
    { weight: 4, arbitrary: wrong },
    { weight: hasFiles(call) ? 8 : 0, arbitrary: plain.chain((one) => withFile(call, one)) },
  );
  const none = fc.constant(undefined);
  const bodies = hostileBodies(JSON.stringify(call.docs.input));
  const raw = fc.oneof(
    { weight: 12, arbitrary: none },
    { weight: 1, arbitrary: hasFiles(call) ? fc.oneof(bodies, hostileForms) : bodies },
  );
  const isRead = call.spec.method === "GET";
  return fc.record({ as: WHO, fields, raw: isRead ? none : raw, headers: headersOf(call) });
}

const WHO: fc.Arbitrary<As> = fc.oneof(
  { weight: 14, arbitrary: fc.constant<As>("right") },
  { weight: 3, arbitrary: fc.constant<As>("browser") },
  { weight: 2, arbitrary: fc.constant<As>("stranger") },
  { weight: 1, arbitrary: fc.constantFrom<As>("guest", "wrong audience", "wrong key") },
);

type Style = { isPlain: boolean };

function rightFields({ spec, docs }: DocumentedCall, known: Known, style: Style) {
  const { properties = {}, required = [] } = schemas.writeWhole(spec.input);
  const shape = (spec.input as z.ZodObject).shape as Record<string, z.ZodType>;
  const example = exampleOf(docs.input);
  const fields = Object.entries(properties).map(([name, schema]) => {
    const real = knownFor(known, spec, name);
    const values = valuesOf(shape[name], schema as Schema, example[name], real, style);
    // Optional fields are present sometimes.
    return [name, required.includes(name) ? values : sometimes(values)] as const;
  });
  return fc.record<Record<string, unknown>>(Object.fromEntries(fields));
}

function sometimes(values: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 3, arbitrary: fc.constant(undefined) },
    { weight: 2, arbitrary: values },
  );
}

/** Replaces documented file names by files. */
function exampleOf(input: unknown): Record<string, unknown> {
  const entries = Object.entries(input as object);
  return Object.fromEntries(
    entries.map(([name, value]) => [name, FILE_FIELDS.has(name) ? fileNamed(value) : value]),
  );
}

function fileNamed(value: unknown): FileOf {
  return new FileOf(/\.csv$/.test(String(value)) ? "table" : "picture");
}

/** Values of a field: of real rows, else the example's; and any that its schema describes. */
function valuesOf(
  field: z.ZodType | undefined,
  schema: Schema,
  example: unknown,
  real: unknown[],
  { isPlain }: Style,
): fc.Arbitrary<unknown> {
  const takes = (value: unknown) =>
    value instanceof FileOf || field?.safeParse(plainValue(value)).success;
  const usable = real.filter(takes);
  const plain = fc.constantFrom<unknown>(...(usable.length > 0 ? usable : [example]));
  if (isPlain) return plain;
  const strange = fromSchema(schema).map((value) => (takes(value) ? value : example));
  return fc.oneof({ weight: 3, arbitrary: plain }, { weight: 2, arbitrary: strange });
}

const hasFiles = ({ spec }: DocumentedCall) => spec.body === "multipart";

/** The same fields with any file. */
function withFile({ spec }: DocumentedCall, fields: Record<string, unknown>) {
  const { shape } = spec.input as z.ZodObject;
  const names = Object.keys(shape).filter((name) => FILE_FIELDS.has(name));
  return fc.record(Object.fromEntries(names.map((name) => [name, aFile]))).map((files) => ({
    ...fields,
    ...files,
  }));
}

/** The same fields with one to three hostile, missing or new; in a form also files instead of texts. */
function spoiled(call: DocumentedCall, fields: Record<string, unknown>) {
  const { shape } = call.spec.input as z.ZodObject;
  const values = hasFiles(call) ? fc.oneof(hostile, hostileFiles) : hostile;
  const names = [...Object.keys(shape), "unknown", "__proto__", "toString"];
  const change = fc.tuple(
    fc.constantFrom(...names),
    fc.option(values, { nil: undefined, freq: 6 }),
  );
  return fc.array(change, { minLength: 1, maxLength: 3 }).map((changes) => {
    const entries = new Map(Object.entries(fields));
    for (const [name, value] of changes) entries.set(name, value);
    return Object.fromEntries(entries);
  });
}

function headersOf({ spec }: DocumentedCall): fc.Arbitrary<Record<string, string>> {
  const names = [spec.once && "idempotency-key", spec.etag && "if-none-match"];
  const name = names.find((one) => typeof one === "string");
  if (!name) return fc.constant({});
  const values = fc.constantFrom("*", "a", "b", 'W/"x"', "x".repeat(300), "';--");
  const header = fc.oneof(fc.uuid(), values).map((value) => ({ [name]: value }));
  return fc.oneof(fc.constant({}), header) as fc.Arbitrary<Record<string, string>>;
}
