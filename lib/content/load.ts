import "server-only";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse, YAMLParseError } from "yaml";
import type { z } from "zod";

/**
 * Reads one YAML file under `content/` and checks it.
 * Throws naming file and field, which stops the build.
 */
export function loadYaml<S extends z.ZodType>(name: string, schema: S): z.output<S> {
  const file = `content/${name}`;
  const result = schema.safeParse(parseFile(file, name));
  if (result.success) return result.data;
  const faults = result.error.issues.map(
    (issue) => `${issue.path.join(".") || "(whole file)"}: ${issue.message}`,
  );
  throw new Error(`${file} is not valid.\n  ${faults.join("\n  ")}`);
}

function parseFile(file: string, name: string): unknown {
  try {
    return parse(readFileSync(join(process.cwd(), "content", name), "utf8"));
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error;
    throw new Error(`${file} is not valid YAML: ${error.message}`, { cause: error });
  }
}
