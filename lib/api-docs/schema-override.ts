import "server-only";
import { z } from "zod";
import type { Schema } from "@/lib/api-docs/document";

type Override = { zodSchema: z.core.$ZodTypes; jsonSchema: Schema };
type Write = (schema: z.core.$ZodType) => Schema;

/** What zod's own writer leaves unsaid of our contracts, or says longer than a person wants to read. */
export function overrideFor(write: Write) {
  return ({ zodSchema, jsonSchema }: Override): void => {
    const { def } = zodSchema._zod;
    if (zodSchema instanceof z.ZodCustom) Object.assign(jsonSchema, FILE);
    if (zodSchema instanceof z.ZodObject) requireWhatIsNeeded(zodSchema, jsonSchema);
    if (def.type === "union") leaveOutUndefined(def.options, jsonSchema);
    if (def.type === "pipe") sayWhatIsChecked(def, jsonSchema, write);
    if (isTruthText(def)) jsonSchema.enum = ["true", "false"];
    shorten(jsonSchema);
    nameRefusals(def.checks ?? [], jsonSchema);
  };
}

/** What no JSON holds is a file, in every contract there is. */
const FILE: Schema = { type: "string", format: "binary" };

/** zod takes every field for optional that is prepared before it is checked. */
function requireWhatIsNeeded({ shape }: z.ZodObject, json: Schema): void {
  const needed = Object.entries(shape as Record<string, z.ZodType>)
    .filter(([, field]) => !field.safeParse(undefined).success)
    .map(([name]) => name);
  delete json.required;
  if (needed.length > 0) json.required = needed;
}

/** A field that may be left out says so by not being required. */
function leaveOutUndefined(options: readonly z.core.$ZodType[], json: Schema): void {
  const kept = json.anyOf?.filter((_, at) => options[at]?._zod.def.type !== "undefined") ?? [];
  const [only] = kept;
  if (!only || kept.length === json.anyOf?.length) return;
  delete json.anyOf;
  Object.assign(json, kept.length === 1 ? only : { anyOf: kept });
}

/** A value that is tidied before it is checked is described by the check: that is what to send. */
function sayWhatIsChecked(def: z.core.$ZodPipeDef, json: Schema, write: Write): void {
  if (isCodec(def) || def.out._zod.def.type === "transform") return;
  const { $schema: _, ...checked } = write(def.out);
  const isSame = json.type === "number" ? isNumber(checked) : json.type === checked.type;
  if (json.type && isSame) Object.assign(json, checked);
}

const isNumber = ({ type }: Schema) => type === "number" || type === "integer";
const isCodec = (def: object) => "reverseTransform" in def;

/** "true" or "false" as an address says it. */
function isTruthText(def: z.core.$ZodTypeDef): boolean {
  if (!("in" in def && "out" in def) || !isCodec(def)) return false;
  const { in: wire, out: domain } = def as z.core.$ZodPipeDef;
  return wire._zod.def.type === "string" && domain._zod.def.type === "boolean";
}

/** A format says what its pattern says, and every whole number of ours is one that JSON can hold. */
function shorten(json: Schema): void {
  if (json.format) delete json.pattern;
  if (json.minimum === Number.MIN_SAFE_INTEGER) delete json.minimum;
  if (json.maximum === Number.MAX_SAFE_INTEGER) delete json.maximum;
}

/** The words of the checks that JSON Schema has no keyword for. */
function nameRefusals(checks: readonly z.core.$ZodCheck[], json: Schema): void {
  const words = checks.flatMap(({ _zod: { def } }) => {
    if (def.check !== "custom" || typeof def.error !== "function") return [];
    const said = def.error({ code: "custom", input: undefined } as never);
    return typeof said === "string" ? [`"${said}"`] : [];
  });
  if (words.length === 0 || json.$ref) return;
  json.description = [json.description, `Refused with: ${words.join(" ")}`]
    .filter(Boolean)
    .join(" ");
}
