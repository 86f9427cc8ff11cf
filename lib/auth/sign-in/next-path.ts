const HOME = "/dashboard";

/**
 * Where to go after signing in: `next` if it is a path of this shop, else the dashboard. Refuses everything
 * that a browser could read as another host (an open redirect).
 */
export function safeNext(next: string | undefined): string {
  if (!next?.startsWith("/") || next.length > MAX_LENGTH) return HOME;
  if (/[\p{Cc}\\]/u.test(next)) return HOME;
  const url = URL.canParse(next, OWN_ORIGIN) ? new URL(next, OWN_ORIGIN) : undefined;
  if (url?.origin !== OWN_ORIGIN) return HOME;
  // Browsers read "/..//host" as our own path, but its normalised form "//host" is another host.
  return url.pathname.startsWith("//") ? HOME : next;
}

/** A link to `path` that carries `next`, unless that is the default. */
export function withNext(path: string, next: string | undefined): string {
  const safe = safeNext(next);
  return safe === HOME ? path : `${path}?next=${encodeURIComponent(safe)}`;
}

/** The value of a query parameter; a repeated one counts as absent. */
export function oneParam(value: string | string[] | undefined): string | undefined {
  return typeof value === "string" ? value : undefined;
}

const MAX_LENGTH = 2000;
const OWN_ORIGIN = "http://own.invalid";
