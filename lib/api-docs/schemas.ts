import "server-only";
import { z } from "zod";
import { contracts } from "@/lib/api-docs/calls";
import type { Schema } from "@/lib/api-docs/document";
import { Failure } from "@/lib/api-docs/failures";
import { describedFields } from "@/lib/api-docs/field-descriptions";
import { overrideFor } from "@/lib/api-docs/schema-override";
import { Message } from "@/lib/call/codecs";

const COMPONENTS = "#/components/schemas/";

/** Converts contract schemas to JSON Schema and collects the named ones. */
export type SchemaWriter = {
  /** The wire side of a schema, with references to named ones. */
  write(schema: z.ZodType): Schema;
  /** The same, but with the outermost schema inlined even if it is named. */
  writeWhole(schema: z.ZodType): Schema;
  /** The named schemas found so far. */
  components: Record<string, Schema>;
};

/** Schemas exported by a contract keep their export name here. */
export function schemaWriter(): SchemaWriter {
  const metadata = namedSchemas();
  const components: Record<string, Schema> = {};
  const options = {
    metadata,
    target: "draft-2020-12",
    // Outputs are codecs from wire to domain, so their wire side is the input.
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
