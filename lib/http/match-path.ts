/** The parameters of a path, by the names of its placeholders. */
export type PathParams = Record<string, string>;

/**
 * Finds the path pattern ("/products/{id}") that matches an address, by its decoded segments. If several
 * match, a fixed segment wins over a placeholder, from the left. Null if none matches.
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
