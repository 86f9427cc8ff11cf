import "server-only";
import { z } from "zod";
import type { Schema } from "@/lib/api-docs/document";

type Override = { zodSchema: z.core.$ZodTypes; jsonSchema: Schema };
type Write = (schema: z.core.$ZodType) => Schema;

/** Corrects zod's JSON Schema output: adds what it leaves out of our contracts, and shortens it. */
export function overrideFor(write: Write) {
  return ({ zodSchema, jsonSchema }: Override): void => {
    const { def } = zodSchema._zod;
    if (zodSchema instanceof z.ZodCustom) Object.assign(jsonSchema, FILE);
    if (zodSchema instanceof z.ZodObject) requireWhatIsNeeded(zodSchema, jsonSchema);
    if (def.type === "union") leaveOutUndefined(def.options, jsonSchema);
    if (def.type === "pipe") describeByCheck(def, jsonSchema, write);
    if (isTruthText(def)) jsonSchema.enum = ["true", "false"];
    shorten(jsonSchema);
    nameRefusals(def.checks ?? [], jsonSchema);
  };
}

/** The schema of a file: the only custom type in the contracts. */
const FILE: Schema = { type: "string", format: "binary" };

/** zod treats every preprocessed field as optional; this lists the required ones. */
function requireWhatIsNeeded({ shape }: z.ZodObject, json: Schema): void {
  const needed = Object.entries(shape as Record<string, z.ZodType>)
    .filter(([, field]) => !field.safeParse(undefined).success)
    .map(([name]) => name);
  delete json.required;
  if (needed.length > 0) json.required = needed;
}

/** Drops `undefined` from a union: an optional field is simply not required. */
function leaveOutUndefined(options: readonly z.core.$ZodType[], json: Schema): void {
  const defined = json.anyOf?.filter((_, at) => options[at]?._zod.def.type !== "undefined") ?? [];
  const [only] = defined;
  if (!only || defined.length === json.anyOf?.length) return;
  delete json.anyOf;
  Object.assign(json, defined.length === 1 ? only : { anyOf: defined });
}

/** Describes a preprocessed value by its check, which is what to send. */
function describeByCheck(def: z.core.$ZodPipeDef, json: Schema, write: Write): void {
  if (isCodec(def) || def.out._zod.def.type === "transform") return;
  const { $schema: _, ...checked } = write(def.out);
  const isSame = json.type === "number" ? isNumber(checked) : json.type === checked.type;
  if (json.type && isSame) Object.assign(json, checked);
}

const isNumber = ({ type }: Schema) => type === "number" || type === "integer";
const isCodec = (def: object) => "reverseTransform" in def;

/** Whether it is "true" or "false" in a query. */
function isTruthText(def: z.core.$ZodTypeDef): boolean {
  if (!("in" in def && "out" in def) || !isCodec(def)) return false;
  const { in: wire, out: domain } = def as z.core.$ZodPipeDef;
  return wire._zod.def.type === "string" && domain._zod.def.type === "boolean";
}

/** Drops a pattern implied by the format, and the limits of safe integers. */
function shorten(json: Schema): void {
  if (json.format) delete json.pattern;
  if (json.minimum === Number.MIN_SAFE_INTEGER) delete json.minimum;
  if (json.maximum === Number.MAX_SAFE_INTEGER) delete json.maximum;
}

/** Adds the messages of checks that JSON Schema has no keyword for. */
function nameRefusals(checks: readonly z.core.$ZodCheck[], json: Schema): void {
  const words = checks.flatMap(({ _zod: { def } }) => {
    if (def.check !== "custom" || typeof def.error !== "function") return [];
    const message = def.error({ code: "custom", input: undefined } as never);
    return typeof message === "string" ? [`"${message}"`] : [];
  });
  if (words.length === 0 || json.$ref) return;
  json.description = [json.description, `Refused with: ${words.join(" ")}`]
    .filter(Boolean)
    .join(" ");
}
