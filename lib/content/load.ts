import "server-only";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { load, YAMLException } from "js-yaml";
import type { z } from "zod";
import { markdown } from "@/lib/content/markdown";
import { isProduction } from "@/lib/env";

/**
 * Reads and validates a YAML file under `content/`.
 * @throws Error naming file and field, which stops the build.
 */
export function loadYaml<S extends z.ZodType>(name: string, schema: S): z.output<S> {
  const file = `content/${name}`;
  return once(file, () => check(file, parseYaml(file, read(name)), schema));
}

/** A Markdown file: its validated front matter, and its text as HTML with the headings. */
export type Document<T> = T & { html: string; headings: { id: string; text: string }[] };

/**
 * Reads a Markdown file under `content/`: YAML between two lines of `---`, then the text. `{{name}}` in the
 * text is replaced by `words.name`.
 * @throws Error naming file and field.
 */
export function loadMarkdown<S extends z.ZodObject>(
  name: string,
  schema: S,
  words: Readonly<Record<string, string>> = {},
): Document<z.output<S>> {
  const file = `content/${name}`;
  const [, head, body] = read(name).match(/^---\n([\s\S]*?)\n---\n([\s\S]*)$/) ?? [];
  if (head === undefined || body === undefined) {
    throw new Error(`${file} must begin with its fields between two lines of ---.`);
  }
  return { ...check(file, parseYaml(file, head), schema), ...markdown(fill(file, body, words)) };
}

const globalState = globalThis as { contentFiles?: Map<string, unknown> };

/** Loads a file once per process: Next bundles pages and calls separately, each with its own copy of this module. */
function once<T>(file: string, load: () => T): T {
  if (!isProduction()) return load();
  globalState.contentFiles ??= new Map();
  if (!globalState.contentFiles.has(file)) globalState.contentFiles.set(file, load());
  return globalState.contentFiles.get(file) as T;
}

/** The names of the files in a folder under `content/`, sorted, without extension. */
export function contentNames(folder: string, ending: "yaml" | "md"): string[] {
  return readdirSync(join(process.cwd(), "content", folder))
    .filter((name) => name.endsWith(`.${ending}`))
    .map((name) => name.slice(0, -ending.length - 1))
    .toSorted();
}

function read(name: string): string {
  return readFileSync(join(process.cwd(), "content", name), "utf8");
}

function parseYaml(file: string, text: string): unknown {
  try {
    return load(text);
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    throw new Error(`${file} is not valid YAML: ${error.message}`, { cause: error });
  }
}

function check<S extends z.ZodType>(file: string, data: unknown, schema: S): z.output<S> {
  // Zod compiles a schema at its first use, which takes longer than checking one file.
  const result = schema.safeParse(data, { jitless: true });
  if (result.success) return result.data;
  const faults = result.error.issues.map(
    (issue) => `${issue.path.join(".") || "(whole file)"}: ${issue.message}`,
  );
  throw new Error(`${file} is not valid.\n  ${faults.join("\n  ")}`);
}

function fill(file: string, text: string, words: Readonly<Record<string, string>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const word = words[name];
    if (word === undefined) throw new Error(`${file} uses {{${name}}}, which is not known.`);
    return word;
  });
}
