import { send } from "@/lib/http/browser/client";
import { getPurchaseStatus, type PurchaseStatus } from "@/lib/payments/contract";

/**
 * Polls the status of a purchase while its payment window is open: every three seconds while the page is
 * visible, and at once when the customer comes back from the UPI app or is online again. Returns the
 * function that stops it.
 */
export function watchPurchase(
  purchaseId: string,
  onStatus: (status: PurchaseStatus) => void,
): () => void {
  const watch = new AbortController();
  let asking: AbortController | undefined;

  async function ask() {
    if (document.visibilityState !== "visible") return;
    const mine = new AbortController();
    asking = mine;
    const signal = AbortSignal.any([mine.signal, watch.signal, AbortSignal.timeout(PATIENCE_MS)]);
    const status = await send(getPurchaseStatus, { purchase_id: purchaseId }, { signal }).catch(
      // No answer: the next poll comes within three seconds.
      () => undefined,
    );
    if (asking === mine) asking = undefined;
    if (status && !signal.aborted) onStatus(status);
  }

  function askNow() {
    // A request sent before the phone slept may never get an answer.
    asking?.abort();
    void ask();
  }

  const timer = setInterval(() => asking || ask(), ASK_MS);
  const { signal } = watch;
  signal.addEventListener("abort", () => clearInterval(timer));
  document.addEventListener("visibilitychange", askNow, { signal });
  window.addEventListener("online", askNow, { signal });
  return () => watch.abort();
}

const ASK_MS = 3_000;
const PATIENCE_MS = 12_000;
