import type { z } from "zod";
import type { FieldErrors } from "@/lib/call/errors";
import { refusal } from "@/lib/call/refusal";

/**
 * What the server would say about these fields, said before sending; undefined when it would accept
 * them. The same schema speaks on both sides, so the words are the same.
 */
export function checkInput(spec: { input: z.ZodType }, input: unknown): FieldErrors | undefined {
  const result = spec.input.safeParse(input, { error: refusal });
  if (result.success) return undefined;
  const fields: FieldErrors = {};
  for (const issue of result.error.issues) {
    const name = issue.path.join(".");
    // The first is what to do next; "written with letters" says nothing to an empty field.
    fields[name] ??= [issue.message];
  }
  return fields;
}

/** What was typed under this name; nothing typed is absent, so that the schema asks for it. */
export function typed(data: FormData, name: string): string | undefined {
  const value = data.get(name);
  return typeof value === "string" && value !== "" ? value : undefined;
}
