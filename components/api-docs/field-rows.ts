import {
  isSchema,
  objectName,
  ruleWords,
  type TypePart,
  typeWords,
} from "@/components/api-docs/type-text";
import type { OpenApiDocument, Operation, Schema } from "@/lib/api-docs/document";

/** A line of a table of fields; `depth` counts the objects that it stands in. */
export type FieldRow = {
  name: string;
  depth: number;
  type: TypePart[];
  isRequired: boolean;
  rule: string;
};

/** Fields that are sent or answered in one place. `whole` is the type of a body that has no fields of its own. */
export type FieldGroup = { title: string; rows: FieldRow[]; whole?: TypePart[] };

type Objects = OpenApiDocument["components"]["schemas"];

/** What a call takes, by the place in which it is sent. */
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

/** What a call answers when it succeeds. */
export function answeredGroup({ responses }: Operation): FieldGroup | undefined {
  const [content] = Object.entries(responses["200"]?.content ?? {});
  if (!content) return undefined;
  const [contentType, { schema }] = content;
  if (contentType !== "application/json") return { title: "Answer", rows: [], whole: ["a file"] };
  const rows = schema.$ref ? [] : fieldRows(schema);
  return { title: "Answer", rows, ...(rows.length === 0 && { whole: typeWords(schema) }) };
}

/** Every field of an object, those of objects in it behind their own. */
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

/** The object that a field is, may be, or is a list of. */
function innerObject(schema: Schema): Schema | undefined {
  if (schema.properties) return schema;
  if (isSchema(schema.items)) return innerObject(schema.items);
  return (schema.anyOf ?? []).filter(isSchema).map(innerObject).find(Boolean);
}

const MANY = 8;

/** Many fields of one type are one line. */
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
