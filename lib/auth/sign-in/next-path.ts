const HOME = "/dashboard";

/**
 * Where to go after signing in: `next` when it is a path of this shop, else the dashboard.
 * Everything a browser could read as another host is refused, so that a link to our login page
 * can never end on somebody else's.
 */
export function safeNext(next: string | undefined): string {
  if (!next?.startsWith("/") || next.length > MAX_LENGTH) return HOME;
  if (/[\p{Cc}\\]/u.test(next)) return HOME;
  const url = URL.canParse(next, OWN_ORIGIN) ? new URL(next, OWN_ORIGIN) : undefined;
  if (url?.origin !== OWN_ORIGIN) return HOME;
  // "/..//host" is our own path to a browser, but its short form "//host" is not.
  return url.pathname.startsWith("//") ? HOME : next;
}

/** A link to `path` that carries `next` along, when there is one worth carrying. */
export function withNext(path: string, next: string | undefined): string {
  const safe = safeNext(next);
  return safe === HOME ? path : `${path}?next=${encodeURIComponent(safe)}`;
}

/** One value of a query parameter; a repeated one counts as absent. */
export function oneParam(value: string | string[] | undefined): string | undefined {
  return typeof value === "string" ? value : undefined;
}

const MAX_LENGTH = 2000;
const OWN_ORIGIN = "http://own.invalid";
