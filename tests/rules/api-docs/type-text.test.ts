import { ruleWords, typeWords } from "@/components/api-docs/type-text";
import type { Schema } from "@/lib/api-docs/document";

const words = (schema: Schema) =>
  typeWords(schema)
    .map((part) => (typeof part === "string" ? part : `<${part.object}>`))
    .join("");

it.each<[string, Schema, string]>([
  ["a text", { type: "string" }, "string"],
  ["an id", { type: "string", format: "uuid" }, "UUID"],
  ["a file", { type: "string", format: "binary" }, "file"],
  ["choices", { type: "string", enum: ["Cash", "UPI"] }, '"Cash", "UPI"'],
  ["one value", { const: 1 }, "1"],
  ["two types", { type: ["string", "null"] as never }, "string or null"],
  ["a list", { type: "array", items: { type: "integer" } }, "array of integer"],
  ["a named object", { $ref: "#/components/schemas/Order" }, "<Order>"],
  [
    "a list of named objects or none",
    { anyOf: [{ type: "array", items: { $ref: "#/components/schemas/Order" } }, { type: "null" }] },
    "array of <Order> or null",
  ],
  [
    "values by names that are known",
    {
      type: "object",
      propertyNames: { enum: ["placed", "Shipped"] },
      additionalProperties: { type: "integer" },
    },
    "object of integer under placed, Shipped",
  ],
  ["anything", {}, "any value"],
])("names the type of %s", (_what, schema, expected) => expect(words(schema)).toBe(expected));

it.each<[Schema, string]>([
  [{ type: "string", minLength: 1 }, "Not empty."],
  [{ type: "string", maxLength: 2000 }, "At most 2,000 characters."],
  [{ type: "string", minLength: 8, maxLength: 128 }, "8 to 128 characters."],
  [{ type: "integer", minimum: 1, maximum: 100, default: 20 }, "1 to 100. Default 20."],
  [{ type: "integer", maximum: 1_000_000 }, "At most 10,00,000."],
  [{ type: "string", format: "uuid", pattern: "^[0-9a-f]" }, ""],
  [{ anyOf: [{ type: "string", maxLength: 60 }, { type: "null" }] }, "At most 60 characters."],
  [{ type: "array", items: {}, maxItems: 50, description: "Goods." }, "Goods. At most 50 entries."],
])("describes the limits of %j as %s", (schema, expected) =>
  expect(ruleWords(schema)).toBe(expected),
);
