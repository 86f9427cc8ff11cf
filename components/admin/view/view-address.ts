/** Paging parameters, reset when another part of the view changes. */
const PAGE_PARAMS = ["after", "before", "page"];

/**
 * The URL of a view with these parameters changed; null or "" removes one. `list` prefixes the paging
 * parameters if several lists share one URL.
 */
export function withView(
  path: string,
  params: { toString(): string },
  values: Record<string, string | null>,
  list = "",
): string {
  const next = new URLSearchParams(params.toString());
  for (const name of PAGE_PARAMS) next.delete(list + name);
  for (const [name, value] of Object.entries(values)) {
    if (value === null || value === "") next.delete(name);
    else next.set(name, value);
  }
  const query = next.toString();
  return query === "" ? path : `${path}?${query}`;
}

type Given = Record<string, string | string[] | undefined>;

/** Query parameters as input for a call, without empty and repeated ones. */
export function viewInput(given: Given): Record<string, string> {
  return Object.fromEntries(
    Object.entries(given).filter(
      (pair): pair is [string, string] => Boolean(pair[1]) && typeof pair[1] === "string",
    ),
  );
}
