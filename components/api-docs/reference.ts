import { curlOf } from "@/components/api-docs/curl";
import {
  answeredGroup,
  type FieldGroup,
  type FieldRow,
  fieldRows,
  sentGroups,
} from "@/components/api-docs/field-rows";
import type { OpenApiDocument, Operation } from "@/lib/api-docs/document";
import { ERROR_STATUS, type ErrorCode } from "@/lib/call/errors";

export type Failure = { status: number; code: ErrorCode; meaning: string };

/** One call as shown on the page. `id` is its anchor: "post-cart-addtocart". */
export type ReferenceCall = {
  id: string;
  method: string;
  path: string;
  summary: string;
  description: string;
  scope: string | undefined;
  /** The kind of session it needs. */
  session: "customer" | "admin" | undefined;
  sent: FieldGroup[];
  answered: FieldGroup | undefined;
  /** Errors besides the ones in `COMMON`. */
  failures: Failure[];
  curl: string;
  /** The answer to the example request: JSON, or the first lines of a file. */
  example: string;
};

export type Chapter = { id: string; title: string; text: string; calls: ReferenceCall[] };
export type ReferenceObject = { id: string; name: string; rows: FieldRow[] };

/** Errors that every call can answer; they are listed once. */
export const COMMON: readonly ErrorCode[] = [
  "bad_request",
  "invalid_api_key",
  "unauthenticated",
  "forbidden",
  "method_not_allowed",
  "too_large",
  "unsupported_media_type",
  "invalid_input",
  "internal",
  "upstream_failed",
  "unavailable",
  "upstream_timeout",
];

/** The calls grouped by chapter, in the document's order, without empty chapters. */
export function chaptersOf(document: OpenApiDocument): Chapter[] {
  const calls = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({
      tag: operation.tags[0],
      call: callOf(document, { path, method, operation }),
    })),
  );
  return document.tags
    .map(({ name, description }) => ({
      id: anchorOf(name),
      title: name,
      text: description,
      calls: calls.filter(({ tag }) => tag === name).map(({ call }) => call),
    }))
    .filter((chapter) => chapter.calls.length > 0);
}

/** The named schemas that calls refer to. */
export function objectsOf({ components }: OpenApiDocument): ReferenceObject[] {
  return Object.entries(components.schemas)
    .map(([name, schema]) => ({ id: objectAnchor(name), name, rows: fieldRows(schema) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, "en-IN"));
}

/** The errors for these codes, sorted by status. */
export function failuresOf({ components }: OpenApiDocument, codes: readonly string[]): Failure[] {
  const known = codes.filter((code): code is ErrorCode => code in ERROR_STATUS);
  return known
    .map((code) => ({
      status: ERROR_STATUS[code],
      code,
      meaning: components.examples[code]?.summary ?? "",
    }))
    .toSorted((one, other) => one.status - other.status);
}

/** Anchor of an object's description on the page. */
export function objectAnchor(name: string): string {
  return `object-${name}`;
}

type Found = { path: string; method: string; operation: Operation };

function callOf(document: OpenApiDocument, { path, method, operation }: Found): ReferenceCall {
  const { summary, description, responses } = operation;
  const [server] = document.servers;
  const schemas = document.components.schemas;
  const [answer] = Object.values(responses["200"]?.content ?? {});
  const { example = null } = answer ?? {};
  const codes = Object.values(responses).flatMap(({ content = {} }) =>
    Object.values(content).flatMap(({ examples = {} }) => Object.keys(examples)),
  );
  const own = codes.filter((code) => !COMMON.some((common) => common === code));
  return {
    id: anchorOf(`${method} ${path}`),
    method: method.toUpperCase(),
    path: `/api${path}`,
    ...{ summary, description, scope: operation["x-scope"], session: sessionOf(operation) },
    sent: sentGroups(operation, schemas),
    answered: answeredGroup(operation),
    failures: failuresOf(document, own),
    curl: curlOf({ method, url: `${server?.url ?? "/api"}${path}`, operation }),
    example: typeof example === "string" ? example.trimEnd() : JSON.stringify(example, null, 2),
  };
}

function sessionOf({ security }: Operation): ReferenceCall["session"] {
  const ways = security.flatMap((set) => Object.keys(set));
  if (ways.includes("adminCookie")) return "admin";
  return ways.includes("customerCookie") ? "customer" : undefined;
}

function anchorOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z0-9_]+/g, "-")
    .replaceAll(/^-+|-+$/g, "");
}
