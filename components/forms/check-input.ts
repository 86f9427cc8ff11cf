import type { z } from "zod";
import type { FieldErrors } from "@/lib/call/errors";
import { refusal } from "@/lib/call/refusal";

/**
 * Validates the fields with the server's schema before sending, so both give the same messages.
 * Undefined if the input is valid.
 */
export function checkInput(spec: { input: z.ZodType }, input: unknown): FieldErrors | undefined {
  const result = spec.input.safeParse(input, { error: refusal });
  if (result.success) return undefined;
  const fields: FieldErrors = {};
  for (const issue of result.error.issues) {
    const name = issue.path.join(".");
    // Only the first message helps: "must contain letters" says nothing about an empty field.
    fields[name] ??= [issue.message];
  }
  return fields;
}

/** The text of a field. An empty field gives undefined, so that the schema reports it as missing. */
export function typed(data: FormData, name: string): string | undefined {
  const value = data.get(name);
  return typeof value === "string" && value !== "" ? value : undefined;
}
