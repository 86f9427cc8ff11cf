import "server-only";
import { type DocumentedCall, documentedCalls } from "@/lib/api-docs/calls";
import type { OpenApiDocument, Operation, PathItem } from "@/lib/api-docs/document";
import { failureExamples } from "@/lib/api-docs/failures";
import { ANSWER_HEADERS } from "@/lib/api-docs/headers";
import { requestOf } from "@/lib/api-docs/request";
import { responsesOf } from "@/lib/api-docs/response";
import { type SchemaWriter, schemaWriter } from "@/lib/api-docs/schemas";
import { SECURITY, securitySchemes } from "@/lib/api-docs/security";
import { scopeOf } from "@/lib/call/call";
import { CHAPTERS } from "@/lib/call/chapters";
import { company } from "@/lib/content/company";
import { env } from "@/lib/env";

let made: OpenApiDocument | undefined;

/** The OpenAPI document of every call, generated from the contracts on first use. */
export function openApi(): OpenApiDocument {
  made ??= make();
  return made;
}

const DESCRIPTION = `Prices and amounts are in rupees, times in UTC.

A program sends its API key as x-api-key, and the token of the person it acts for as Authorization: Bearer. A page of another site may call only where its origin has been allowed.

A failure answers message, code and detail: message is for people, code for programs. A field that a call does not know is ignored. An unknown address answers 404, a wrong method 405 with Allow. Every answer names its request in x-request-id; send one of your own to find it in our logs.`;

function make(): OpenApiDocument {
  const schemas = schemaWriter();
  return {
    openapi: "3.1.0",
    info: { title: `${company.brand} API`, version: "1", description: DESCRIPTION },
    servers: [{ url: new URL("/api", env().APP_ORIGIN).href }],
    tags: Object.entries(CHAPTERS).map(([name, description]) => ({ name, description })),
    paths: pathsOf(schemas),
    components: {
      schemas: schemas.components,
      headers: ANSWER_HEADERS,
      examples: failureExamples(),
      securitySchemes: securitySchemes(),
    },
  };
}

function pathsOf(schemas: SchemaWriter): OpenApiDocument["paths"] {
  const paths: Record<string, PathItem> = {};
  for (const documented of documentedCalls) {
    const { path, method } = documented.spec;
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(documented, schemas) };
  }
  return paths;
}

function operationOf(documented: DocumentedCall, schemas: SchemaWriter): Operation {
  const { chapter, spec, docs } = documented;
  return {
    operationId: idOf(documented),
    summary: docs.summary,
    description: docs.description,
    tags: [chapter],
    security: SECURITY[spec.access],
    ...requestOf(documented, schemas),
    responses: responsesOf(documented, schemas),
    ...(spec.access !== "open" && { "x-scope": scopeOf(spec) }),
  };
}

/** Call names are unique only within a contract. */
function idOf({ contract, name }: DocumentedCall): string {
  const namesakes = documentedCalls.filter((other) => other.name === name);
  if (namesakes.length === 1) return name;
  return `${contract}${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}
