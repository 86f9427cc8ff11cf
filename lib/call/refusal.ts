import type { z } from "zod";

type Issue = z.core.$ZodRawIssue;

/**
 * The default message for a value that its schema refuses. Passed to a parse as `error`, it applies only
 * where the schema has no message of its own.
 */
export function refusal(issue: Issue): string {
  if (issue.code === "invalid_union") return memberWords(issue);
  const what = nameOf(issue.path ?? []);
  if (issue.code === "too_big") return sizeWords(what, issue, "at most", issue.maximum);
  if (issue.code === "too_small") return sizeWords(what, issue, "at least", issue.minimum);
  if (issue.code === "invalid_value") return choiceWords(what, issue.values);
  if (issue.code === "invalid_type") return typeWords(what, issue);
  if (issue.code === "unrecognized_keys") return `There is no field ${issue.keys.join(", ")}.`;
  return `Check the ${what}.`;
}

/** The message of the union member that came closest: the type matched, the value did not. */
export function memberWords(issue: Issue): string {
  const members = issue.code === "invalid_union" ? issue.errors : [];
  const near = members.find(([first]) => first && !isOfAnotherType(first));
  const words = (near ?? members.at(-1))?.[0]?.message;
  return words ?? `Check the ${nameOf(issue.path ?? [])}.`;
}

function isOfAnotherType({ code, path }: z.core.$ZodIssue): boolean {
  return code === "invalid_type" && path.length === 0;
}

/** ["productdetails", 0, "driver_note"] → "driver note" */
function nameOf(path: readonly PropertyKey[]): string {
  const name = path.findLast((part) => typeof part === "string");
  return typeof name === "string" ? name.replace(/_/g, " ") : "value";
}

const TYPES: Record<string, string> = {
  string: "as a text",
  number: "as a number",
  int: "as a whole number",
  boolean: "as true or false",
  array: "as a list",
  object: "as an object",
  record: "as an object",
};

function typeWords(what: string, issue: Issue & { code: "invalid_type" }): string {
  if (issue.input === undefined) return `The ${what} is missing.`;
  const type = TYPES[issue.expected];
  return type ? `Give the ${what} ${type}.` : `Check the ${what}.`;
}

function sizeWords(
  what: string,
  { origin }: { origin: string },
  bound: string,
  size: number | bigint,
): string {
  const number = size.toLocaleString("en-IN");
  if (origin === "string") return `The ${what} has ${bound} ${number} characters.`;
  if (origin === "array") return `The ${what} has ${bound} ${number} entries.`;
  return `The ${what} is ${bound} ${number}.`;
}

function choiceWords(what: string, values: readonly unknown[]): string {
  return values.length > 1
    ? `Choose the ${what}: ${values.join(", ")}.`
    : `The ${what} is ${values.join("")}.`;
}
