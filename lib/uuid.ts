/** Whether a text has the form of a UUID: PostgreSQL refuses a query that compares one with anything else. */
export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}
