/** Longer than any page of ours. */
const LONGEST = 120;
const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]{22}$/i;
/** Order numbers, phones, email addresses, tokens: anything that could identify a person. */
const PERSONAL = /\d{6}|@|%|[\w-]{41}/;

/** A path for the log: "/admin/orders/{id}". */
export function maskedPath(path: string): string {
  const masked = path
    .split("/")
    .map((part) => (ID.test(part) || PERSONAL.test(part) ? "{id}" : part))
    .join("/");
  return masked.length > LONGEST ? `${masked.slice(0, LONGEST)}…` : masked;
}
