import type { z } from "zod";

/** The parts of a schema that can hold names. */
type Parts = {
  shape?: Record<string, z.core.$ZodType>;
  options?: readonly z.core.$ZodType[];
  innerType?: z.core.$ZodType;
  element?: z.core.$ZodType;
  valueType?: z.core.$ZodType;
  in?: z.core.$ZodType;
  out?: z.core.$ZodType;
};

/** The names of all fields of an input, nested ones included. */
export function inputNames(schema: z.core.$ZodType): string[] {
  const names = new Set<string>();
  const seen = new Set<z.core.$ZodType>();
  const open = [schema];
  for (let next = open.pop(); next; next = open.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    const { shape = {}, options = [], ...inner } = next._zod.def as Parts;
    for (const name of Object.keys(shape)) names.add(name);
    const { innerType, element, valueType, in: from, out } = inner;
    const parts = [innerType, element, valueType, from, out, ...options, ...Object.values(shape)];
    open.push(...parts.filter((part) => part !== undefined));
  }
  return [...names];
}
