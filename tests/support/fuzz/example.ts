import type { DocumentedCall } from "@/lib/api-docs/calls";

type Values = Record<string, unknown>;

/** The example input of a call, with real files for documented ones. */
export function exampleInput({ spec, docs }: Pick<DocumentedCall, "spec" | "docs">): Values {
  const example = docs.input as Values;
  if (spec.body !== "multipart") return example;
  const entries = Object.entries(example).map(([name, value]) => [name, withFiles(name, value)]);
  return Object.fromEntries(entries);
}

/** The file fields of all contracts. */
export const FILE_FIELDS: ReadonlySet<string> = new Set(["photos", "file", "files", "images"]);

function withFiles(name: string, value: unknown): unknown {
  if (!FILE_FIELDS.has(name)) return value;
  if (Array.isArray(value)) return value.map((one) => withFiles(name, one));
  return typeof value === "string" ? new File(["a file"], value) : value;
}
