/** "asha.menon@example.in" → "a•••n@example.in", enough to recognise one's mailbox. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf("@");
  const letters = [...email.slice(0, at)];
  const last = letters.length > 2 ? letters.at(-1) : "";
  return `${letters[0] ?? ""}•••${last}${email.slice(at)}`;
}
