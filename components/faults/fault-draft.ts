/** What somebody has typed about an order and not sent yet. */
export type FaultDraft = { serial: string; location: string; issue: string };

const keyOf = (orderId: string) => `report-draft:${orderId}`;

/** The draft of this order, kept while the tab is open: neither Escape nor a sign-in loses a text. */
export function readDraft(orderId: string): Partial<FaultDraft> {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(orderId)) ?? "{}");
  } catch {
    return {};
  }
}

export function keepDraft(orderId: string, draft: FaultDraft): void {
  // A browser without storage keeps the text as long as the dialog is open.
  try {
    sessionStorage.setItem(keyOf(orderId), JSON.stringify(draft));
  } catch {}
}

export function dropDraft(orderId: string): void {
  try {
    sessionStorage.removeItem(keyOf(orderId));
  } catch {}
}
