import type { z } from "zod";

/** A JSON Schema of draft 2020-12, as OpenAPI 3.1 uses it. */
export type Schema = z.core.JSONSchema.BaseSchema;

export type Parameter = {
  name: string;
  in: "path" | "query" | "header";
  required: boolean;
  description?: string;
  schema: Schema;
  example?: unknown;
};

/** A reference into `components`: "#/components/examples/not_found". */
export type Reference = { $ref: string };

/** A body by content type. `examples` are those of errors, by code. */
export type Content = Record<
  string,
  {
    schema: Schema;
    example?: unknown;
    examples?: Record<string, Reference>;
    /** Parts of a form that are not plain texts. */
    encoding?: Record<string, { contentType: string }>;
  }
>;

export type Header = { description: string; schema: Schema };

export type ApiResponse = {
  description: string;
  headers?: Record<string, Reference>;
  content?: Content;
};

export type Operation = {
  /** The contract's export name of the call, made unique. */
  operationId: string;
  summary: string;
  description: string;
  /** Its only tag. */
  tags: [string];
  /** Alternatives: one of these sets is enough; {} needs nothing. */
  security: Record<string, string[]>[];
  parameters: Parameter[];
  requestBody?: { required: boolean; content: Content };
  /** By status, "200" first. */
  responses: Record<string, ApiResponse>;
  /** The scope that an API key needs; absent if no key is needed. */
  "x-scope"?: string;
};

export type PathItem = Partial<Record<"get" | "post" | "put" | "patch" | "delete", Operation>>;

export type SecurityScheme =
  | { type: "apiKey"; in: "header" | "cookie"; name: string; description: string }
  | { type: "http"; scheme: "bearer"; bearerFormat: "JWT"; description: string };

/** The parts of an OpenAPI document that we write. */
export type OpenApiDocument = {
  openapi: "3.1.0";
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  /** In reading order. */
  tags: { name: string; description: string }[];
  /** By the path below /api, in the order of the tags: "/products/get_by_id/{id}". */
  paths: Record<string, PathItem>;
  components: {
    schemas: Record<string, Schema>;
    headers: Record<string, Header>;
    /** The answer of each error, by code; `summary` is its meaning. */
    examples: Record<string, { summary: string; value: unknown }>;
    securitySchemes: Record<string, SecurityScheme>;
  };
};
