import {
  isSchema,
  objectName,
  ruleWords,
  type TypePart,
  typeWords,
} from "@/components/api-docs/type-text";
import type { OpenApiDocument, Operation, Schema } from "@/lib/api-docs/document";

/** A row of a field table; `depth` is the nesting level. */
export type FieldRow = {
  name: string;
  depth: number;
  type: TypePart[];
  isRequired: boolean;
  rule: string;
};

/** Fields sent or answered in one place (query, body …). `whole` is the type of a body without fields of its own. */
export type FieldGroup = { title: string; rows: FieldRow[]; whole?: TypePart[] };

type Objects = OpenApiDocument["components"]["schemas"];

/** The input of a call, grouped by where it is sent. */
export function sentGroups({ parameters, requestBody }: Operation, objects: Objects): FieldGroup[] {
  const groups: FieldGroup[] = PLACES.map(({ place, title }) => ({
    title,
    rows: parameters
      .filter((parameter) => parameter.in === place)
      .map(({ name, required, description, schema }) =>
        rowOf(name, { ...schema, ...(description && { description }) }, required, 0),
      ),
  }));
  const [body] = Object.entries(requestBody?.content ?? {});
  if (body) {
    const [contentType, { schema }] = body;
    const title = contentType === "multipart/form-data" ? "Body, a form" : "Body, JSON";
    groups.push({ title, rows: fieldRows(resolved(schema, objects)) });
  }
  return groups.filter(({ rows }) => rows.length > 0);
}

/** The fields of a successful answer. */
export function answeredGroup({ responses }: Operation): FieldGroup | undefined {
  const [content] = Object.entries(responses["200"]?.content ?? {});
  if (!content) return undefined;
  const [contentType, { schema }] = content;
  if (contentType !== "application/json") return { title: "Answer", rows: [], whole: ["a file"] };
  const rows = schema.$ref ? [] : fieldRows(schema);
  return { title: "Answer", rows, ...(rows.length === 0 && { whole: typeWords(schema) }) };
}

/** All fields of an object; fields of nested objects follow their parent. */
export function fieldRows(schema: Schema, depth = 0): FieldRow[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    if (!isSchema(field)) return [];
    const isRequired = schema.required?.includes(name) ?? false;
    const row = rowOf(name, field, isRequired, depth);
    const inner = innerObject(field);
    const alike = inner && alikeFields(inner);
    if (alike) return [{ ...row, ...alike }];
    return inner ? [row, ...fieldRows(inner, depth + 1)] : [row];
  });
}

const PLACES = [
  { place: "path", title: "Path" },
  { place: "query", title: "Query" },
  { place: "header", title: "Headers" },
] as const;

function rowOf(name: string, schema: Schema, isRequired: boolean, depth: number): FieldRow {
  return { name, depth, type: typeWords(schema), isRequired, rule: ruleWords(schema) };
}

/** The object type of a field, also of a nullable one or of an array's items. */
function innerObject(schema: Schema): Schema | undefined {
  if (schema.properties) return schema;
  if (isSchema(schema.items)) return innerObject(schema.items);
  return (schema.anyOf ?? []).filter(isSchema).map(innerObject).find(Boolean);
}

const MANY = 8;

/** Type and rule shared by all properties, so that many equal fields become one row. */
function alikeFields({ properties = {} }: Schema): Pick<FieldRow, "type" | "rule"> | undefined {
  const fields = Object.values(properties).filter(isSchema);
  const [first] = fields;
  if (!first || fields.length < MANY) return undefined;
  if (fields.some((field) => JSON.stringify(field) !== JSON.stringify(first))) return undefined;
  const type = ["object of ", ...typeWords(first)];
  return {
    type,
    rule: [ruleWords(first), `${Object.keys(properties).join(", ")}.`].join(" ").trim(),
  };
}

function resolved(schema: Schema, objects: Objects): Schema {
  return (schema.$ref && objects[objectName(schema.$ref)]) || schema;
}
