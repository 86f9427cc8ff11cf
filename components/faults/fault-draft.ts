/** A fault report that is typed but not sent yet. */
export type FaultDraft = { serial: string; location: string; issue: string };

const keyOf = (orderId: string) => `report-draft:${orderId}`;

/** The draft for this order. It is kept while the tab is open, so Escape or a sign-in does not lose it. */
export function readDraft(orderId: string): Partial<FaultDraft> {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(orderId)) ?? "{}");
  } catch {
    return {};
  }
}

export function keepDraft(orderId: string, draft: FaultDraft): void {
  // If storage is blocked, the draft lasts only as long as the dialog is open.
  try {
    sessionStorage.setItem(keyOf(orderId), JSON.stringify(draft));
  } catch {}
}

export function dropDraft(orderId: string): void {
  try {
    sessionStorage.removeItem(keyOf(orderId));
  } catch {}
}
