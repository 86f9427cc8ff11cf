import "server-only";
import { z } from "zod";
import { contracts } from "@/lib/api-docs/calls";
import type { Schema } from "@/lib/api-docs/document";
import { Failure } from "@/lib/api-docs/failures";
import { describedFields } from "@/lib/api-docs/field-descriptions";
import { overrideFor } from "@/lib/api-docs/schema-override";
import { Message } from "@/lib/call/codecs";

const COMPONENTS = "#/components/schemas/";

/** Turns schemas of contracts into JSON Schema and keeps the named ones apart, each once. */
export type SchemaWriter = {
  /** What goes over the wire for a schema, the named ones as references. */
  write(schema: z.ZodType): Schema;
  /** The same with the outermost schema itself, also where it has a name. */
  writeWhole(schema: z.ZodType): Schema;
  /** The named schemas that were met so far. */
  components: Record<string, Schema>;
};

/** A schema that a contract exports is named here as it is there. */
export function schemaWriter(): SchemaWriter {
  const metadata = namedSchemas();
  const components: Record<string, Schema> = {};
  const options = {
    metadata,
    target: "draft-2020-12",
    // Outputs are codecs from wire to domain: their wire side is an input too.
    io: "input",
    unrepresentable: "any",
  } as const;
  const override = overrideFor((schema) => z.toJSONSchema(schema, { ...options, override }));
  const write = (schema: z.ZodType): Schema => {
    const { $schema: _, $defs = {}, ...written } = z.toJSONSchema(schema, { ...options, override });
    Object.assign(components, withReferences($defs));
    return withReferences(written);
  };
  const writeWhole = (schema: z.ZodType): Schema => {
    const written = write(schema);
    return components[written.$ref?.slice(COMPONENTS.length) ?? ""] ?? written;
  };
  return { write, writeWhole, components };
}

function namedSchemas() {
  const named = z.registry<{ id?: string; description?: string }>();
  for (const [schema, description] of describedFields) named.add(schema, { description });
  named.add(Message, { id: "Message" });
  named.add(Failure, { id: "Failure" });
  const exported = contracts.flatMap(({ exported }) => Object.entries(exported));
  for (const [id, schema] of exported) {
    if (schema instanceof z.ZodObject && !named.has(schema)) named.add(schema, { id });
  }
  return named;
}

function withReferences<T>(schema: T): T {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', `"${COMPONENTS}`));
}
