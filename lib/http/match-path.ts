/** The parameters of a path, by the names of its placeholders. */
export type PathParams = Record<string, string>;

/** A segment of a pattern: fixed text, or the placeholder that takes any. */
type Part = { text: string; name: string | undefined };

/**
 * Finds the path pattern ("/products/{id}") that matches an address, by its decoded segments. If several
 * match, a fixed segment wins over a placeholder, from the left. Null if none matches.
 */
export function pathMatcher(
  paths: readonly string[],
): (segments: readonly string[]) => { path: string; params: PathParams } | null {
  const patterns = paths
    .map((path) => ({ path, parts: path.slice(1).split("/").map(partOf) }))
    .map((pattern) => ({ ...pattern, rank: rank(pattern.parts) }))
    .sort((a, b) => a.rank.localeCompare(b.rank));
  return (segments) => {
    for (const { path, parts } of patterns) {
      const params = paramsOf(parts, segments);
      if (params) return { path, params };
    }
    return null;
  };
}

/** "{id}" has the name "id". */
function partOf(text: string): Part {
  return { text, name: /^\{(\w+)\}$/.exec(text)?.[1] };
}

/** "0" for each fixed segment, "1" for each placeholder. */
function rank(parts: readonly Part[]): string {
  return parts.map(({ name }) => (name ? "1" : "0")).join("");
}

function paramsOf(parts: readonly Part[], segments: readonly string[]): PathParams | null {
  if (parts.length !== segments.length) return null;
  const params: PathParams = {};
  for (const [at, { text, name }] of parts.entries()) {
    const segment = segments[at] ?? "";
    if (name) params[name] = segment;
    else if (text !== segment) return null;
  }
  return params;
}
