/** What names a page of a list: dropped whenever the view changes otherwise. */
const PAGE_PARAMS = ["after", "before", "page"];

/**
 * The address of a view with these values changed; null or "" takes one out. `list` stands before the
 * names of the list's page where several lists share an address.
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

/** The single values of an address's query, for the input of a call: empty and repeated ones are left out. */
export function viewInput(given: Given): Record<string, string> {
  return Object.fromEntries(
    Object.entries(given).filter(
      (pair): pair is [string, string] => Boolean(pair[1]) && typeof pair[1] === "string",
    ),
  );
}
