/** The parameters of a path, by the names of its placeholders. */
export type PathParams = Record<string, string>;

/**
 * Finds which of these paths ("/products/{id}") an address is, by its decoded segments. Where several fit, a fixed
 * segment goes before a placeholder, from the left. Null for an address that is none of them.
 */
export function pathMatcher(
  paths: readonly string[],
): (segments: readonly string[]) => { path: string; params: PathParams } | null {
  const patterns = paths
    .map((path) => ({ path, parts: path.slice(1).split("/") }))
    .sort((a, b) => rank(a.parts).localeCompare(rank(b.parts)));
  return (segments) => {
    for (const { path, parts } of patterns) {
      const params = paramsOf(parts, segments);
      if (params) return { path, params };
    }
    return null;
  };
}

/** "0" for each fixed segment, "1" for each placeholder. */
function rank(parts: readonly string[]): string {
  return parts.map((part) => (nameOf(part) ? "1" : "0")).join("");
}

function paramsOf(parts: readonly string[], segments: readonly string[]): PathParams | null {
  if (parts.length !== segments.length) return null;
  const params: PathParams = {};
  for (const [at, part] of parts.entries()) {
    const name = nameOf(part);
    const segment = segments[at] ?? "";
    if (name) params[name] = segment;
    else if (part !== segment) return null;
  }
  return params;
}

/** "{id}" → "id". */
function nameOf(part: string): string | undefined {
  return /^\{(\w+)\}$/.exec(part)?.[1];
}
