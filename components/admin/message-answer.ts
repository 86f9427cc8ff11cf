/** A mail to the sender whose subject says what it is about, as an address for a link. */
export function answerHref(email: string, reference: string): string {
  const to = encodeURIComponent(email).replace("%40", "@");
  return `mailto:${to}?subject=${encodeURIComponent(`Your message ${reference}`)}`;
}
