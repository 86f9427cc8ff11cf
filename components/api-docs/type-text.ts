import type { Schema } from "@/lib/api-docs/document";

/** A part of a type's description: text, or the name of an object described elsewhere. */
export type TypePart = string | { object: string };

/** Describes the type of a value: "string or null", "array of" the object Order. */
export function typeWords(schema: Schema): TypePart[] {
  const { $ref, anyOf, type, items } = schema;
  if ($ref) return [{ object: objectName($ref) }];
  if (anyOf) return joined(anyOf.filter(isSchema).map(typeWords));
  if (schema.const !== undefined) return [JSON.stringify(schema.const)];
  if (schema.enum) return [schema.enum.map((value) => JSON.stringify(value)).join(", ")];
  if (Array.isArray(type)) return [type.join(" or ")];
  if (type === "array") return ["array of ", ...typeWords(isSchema(items) ? items : {})];
  if (type === "object") return objectWords(schema);
  return [FORMATS[schema.format ?? ""] ?? type ?? "any value"];
}

/** Describes the constraints of a value besides its type, as sentences. */
export function ruleWords(schema: Schema): string {
  const { description, pattern, format, minItems, maxItems } = schema;
  const rules = [
    description,
    lengthWords(schema),
    rangeWords(schema),
    pattern && !format && `Pattern ${pattern}`,
    maxItems !== undefined && `At most ${maxItems} entries.`,
    minItems !== undefined && `At least ${minItems}.`,
    schema.default !== undefined && `Default ${JSON.stringify(schema.default)}.`,
  ];
  const own = rules.filter(Boolean).join(" ");
  const [only] = (schema.anyOf ?? []).filter((one) => isSchema(one) && one.type !== "null");
  return [own, isSchema(only) && schema.anyOf?.length === 2 && ruleWords(only)]
    .filter(Boolean)
    .join(" ");
}

/** The last part of "#/components/schemas/Order". */
export function objectName(reference: string): string {
  return reference.slice(reference.lastIndexOf("/") + 1);
}

/** JSON Schema also allows `true` and `false` as schemas. */
export function isSchema(value: unknown): value is Schema {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

const FORMATS: Partial<Record<string, string>> = {
  uuid: "UUID",
  email: "email",
  binary: "file",
  date: "day, 2026-11-28",
  "date-time": "time",
};

function objectWords({ additionalProperties, propertyNames }: Schema): TypePart[] {
  if (!isSchema(additionalProperties)) return ["object"];
  const values = typeWords(additionalProperties);
  const names = isSchema(propertyNames) ? propertyNames.enum : undefined;
  if (values.length === 0 || Object.keys(additionalProperties).length === 0) return ["object"];
  return ["object of ", ...values, names ? ` under ${names.join(", ")}` : " by name"];
}

function joined(types: TypePart[][]): TypePart[] {
  return types.flatMap((type, at) => (at === 0 ? type : [" or ", ...type]));
}

function lengthWords({ minLength, maxLength }: Schema): string | undefined {
  if (maxLength === undefined) return minLength === 1 ? "Not empty." : undefined;
  const most = maxLength.toLocaleString("en-IN");
  if (minLength === undefined) return `At most ${most} characters.`;
  return minLength === maxLength ? `${most} characters.` : `${minLength} to ${most} characters.`;
}

function rangeWords({ minimum, maximum }: Schema): string | undefined {
  const [least, most] = [minimum, maximum].map((limit) => limit?.toLocaleString("en-IN"));
  if (least !== undefined && most !== undefined) return `${least} to ${most}.`;
  if (least !== undefined) return `At least ${least}.`;
  return most === undefined ? undefined : `At most ${most}.`;
}
