import "server-only";
import type { DocumentedCall } from "@/lib/api-docs/calls";
import type { Content, Operation, Parameter, Schema } from "@/lib/api-docs/document";
import { requestHeaders } from "@/lib/api-docs/headers";
import type { SchemaWriter } from "@/lib/api-docs/schemas";
import type { Call } from "@/lib/call/call";

type Request = Pick<Operation, "parameters" | "requestBody">;
type Values = Record<string, unknown>;

/** Path, query, headers and body of a call: where each input field goes. */
export function requestOf({ spec, docs }: DocumentedCall, schemas: SchemaWriter): Request {
  const input = schemas.writeWhole(spec.input);
  const example = docs.input as Values;
  const placed = Object.keys(input.properties ?? {}).map((name) => [name, placeOf(spec, name)]);
  const places = new Map(placed as [string, ReturnType<typeof placeOf>][]);
  const parameters = [...places].flatMap(([name, place]) =>
    place === "body" ? [] : [parameterOf(name, place, input, example)],
  );
  const request: Request = { parameters: [...parameters, ...requestHeaders(spec)] };
  const inBody = [...places.keys()].filter((name) => places.get(name) === "body");
  if (inBody.length === 0) return request;
  const body = part(input, inBody);
  const schema = parameters.length === 0 ? schemas.write(spec.input) : body;
  const content = contentOf(spec, schema, body, pick(example, inBody));
  return { ...request, requestBody: { required: body.required !== undefined, content } };
}

function placeOf(spec: Call, name: string): "path" | "query" | "body" {
  if (spec.path.includes(`{${name}}`)) return "path";
  return spec.method === "GET" || spec.query?.includes(name) ? "query" : "body";
}

function parameterOf(
  name: string,
  place: "path" | "query",
  { properties, required }: Schema,
  example: Values,
): Parameter {
  const { description, ...schema } = (properties?.[name] ?? {}) as Schema;
  return {
    name,
    in: place,
    required: place === "path" || Boolean(required?.includes(name)),
    ...(description && { description }),
    schema,
    ...(name in example && { example: example[name] }),
  };
}

function contentOf(spec: Call, schema: Schema, body: Schema, example: Values): Content {
  if (spec.body !== "multipart") return { "application/json": { schema, example } };
  const objects = Object.entries(body.properties ?? {}).filter(
    ([, field]) => typeof field === "object" && field.type === "object",
  );
  const encoding = Object.fromEntries(
    objects.map(([name]) => [name, { contentType: "application/json" }]),
  );
  return { "multipart/form-data": { schema, example, encoding } };
}

/** An object's schema reduced to some of its fields. */
function part({ properties = {}, required = [], ...rest }: Schema, names: string[]): Schema {
  const needed = required.filter((name) => names.includes(name));
  const fields = { ...rest, properties: pick(properties, names) };
  return needed.length > 0 ? { ...fields, required: needed } : fields;
}

function pick<T>(values: Record<string, T>, names: string[]): Record<string, T> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));
}
