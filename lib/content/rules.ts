/** "+91 00000 00000" → "tel:+910000000000". */
export function telHref(phone: string): string {
  return `tel:${phone.replaceAll(" ", "")}`;
}
