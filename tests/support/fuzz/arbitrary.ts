import fc from "fast-check";
import type { Schema } from "@/lib/api-docs/document";
import { aFile } from "@/tests/support/fuzz/file";

/** Values of a JSON Schema, including the longest and strangest. */
export function fromSchema(schema: Schema | boolean | undefined): fc.Arbitrary<unknown> {
  if (typeof schema !== "object") return fc.jsonValue({ maxDepth: 2 });
  if ("const" in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom<unknown>(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(fromSchema));
  const { type } = schema;
  if (Array.isArray(type))
    return fc.oneof(
      ...type.map((one: Schema["type"]) => fromSchema({ ...schema, type: one } as Schema)),
    );
  if (type === "string") return text(schema);
  if (type === "integer" || type === "number") return number(schema);
  if (type === "boolean") return fc.boolean();
  if (type === "null") return fc.constant(null);
  if (type === "array") return list(schema);
  return type === "object" ? object(schema) : fc.jsonValue({ maxDepth: 2 });
}

const LONGEST = 300;

function text({ format, pattern, minLength = 0, maxLength = LONGEST }: Schema) {
  if (format === "binary") return aFile;
  if (format === "uuid") return fc.uuid();
  if (format === "date") return moment.map((time) => time.toISOString().slice(0, 10));
  if (format === "date-time") return moment.map((time) => time.toISOString());
  if (format === "email") return fc.emailAddress();
  if (pattern && !pattern.includes("(?=")) return fc.stringMatching(new RegExp(pattern, "u"));
  const longest = Math.min(maxLength, LONGEST);
  return fc.oneof(
    fc.string({ minLength, maxLength: longest }),
    fc.string({ unit: "grapheme", minLength, maxLength: longest }),
    fc.constantFrom("x".repeat(minLength), "x".repeat(maxLength), "अ".repeat(longest)),
  );
}

const moment = fc.date({
  min: new Date("0001-01-01"),
  max: new Date("9999-12-31"),
  noInvalidDate: true,
});

function number({ type, minimum = -(2 ** 53), maximum = 2 ** 53 }: Schema) {
  const edges = fc.constantFrom(minimum, maximum, Math.max(minimum, 0));
  const whole = fc.integer({ min: Math.ceil(minimum), max: Math.floor(maximum) });
  if (type === "integer") return fc.oneof(edges, whole);
  const cents = fc.integer({ min: 0, max: 10_000_000 }).map((paise) => paise / 100);
  return fc.oneof(edges, whole, cents, fc.double({ noNaN: true }));
}

function list({ items, minItems = 0, maxItems = 4 }: Schema) {
  const item = fromSchema(Array.isArray(items) ? items[0] : items);
  return fc.array(item, { minLength: minItems, maxLength: Math.min(maxItems, 4) });
}

function object({ properties = {}, required = [], additionalProperties }: Schema) {
  const fields = Object.entries(properties).map(([name, field]) => [name, fromSchema(field)]);
  const arbitraries: Record<string, fc.Arbitrary<unknown>> = Object.fromEntries(fields);
  const named = fc.record(arbitraries, { requiredKeys: required });
  if (typeof additionalProperties !== "object") return named;
  return fc.dictionary(fc.string({ maxLength: 10 }), fromSchema(additionalProperties), {
    maxKeys: 3,
  });
}
