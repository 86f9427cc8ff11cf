import "server-only";
import type { DocumentedCall } from "@/lib/api-docs/calls";
import type { ApiResponse, Content, Schema } from "@/lib/api-docs/document";
import { Failure, failureResponses } from "@/lib/api-docs/failures";
import { answerHeaders } from "@/lib/api-docs/headers";
import type { SchemaWriter } from "@/lib/api-docs/schemas";
import { DEVICE_HEADER } from "@/lib/call/call";

/** The responses of a call, by status: 200 first, then every error. */
export function responsesOf(
  documented: DocumentedCall,
  schemas: SchemaWriter,
): Record<string, ApiResponse> {
  const { spec } = documented;
  const unchanged: ApiResponse = {
    description: "It is still what If-None-Match names.",
    headers: answerHeaders("etag"),
  };
  return {
    "200": success(documented, schemas),
    ...(spec.etag && { "304": unchanged }),
    ...failureResponses(spec, schemas.write(Failure)),
  };
}

function success(documented: DocumentedCall, schemas: SchemaWriter): ApiResponse {
  const { spec } = documented;
  return {
    description: spec.answers === "file" ? "A file." : "Done.",
    headers: answerHeaders(
      spec.session?.does === "start" && "authorization",
      spec.device && DEVICE_HEADER,
      spec.etag && "etag",
      spec.answers === "file" && "content-disposition",
    ),
    content: contentOf(documented, schemas),
  };
}

function contentOf({ spec, docs }: DocumentedCall, schemas: SchemaWriter): Content {
  const { output: example, fileType = "text/csv" } = docs;
  if (spec.answers === "file") return { [fileType]: { schema: { type: "string" }, example } };
  if (spec.device) return signedIn(schemas.writeWhole(spec.output), example);
  const schema = schemas.write(spec.output);
  return { [spec.answers === "text" ? "text/plain" : "application/json"]: { schema, example } };
}

/** The token of a new session and the device's seal are sent in headers. */
function signedIn(schema: Schema, output: unknown): Content {
  const { token: _, device: __, ...properties } = schema.properties ?? {};
  const { token, device, ...example } = output as { token?: string; device?: string };
  return { "application/json": { schema: { ...schema, properties }, example } };
}
