import { heldUntil } from "@/components/checkout/session/held-until";
import { TextButton, TextLink } from "@/components/ui/facts/text-link";
import { Notice } from "@/components/ui/notice";
import { formatPaise } from "@/lib/money";
import type { PurchaseStatus } from "@/lib/payments/contract";

/** Notice about an earlier, unfinished payment. `onContinue` is set if it is for the cart shown here. */
export function OpenNotice({
  purchase,
  onContinue,
}: {
  purchase: PurchaseStatus | null;
  onContinue: (() => void) | undefined;
}) {
  return <div aria-live="polite">{purchase && said(purchase, onContinue)}</div>;
}

function said(purchase: PurchaseStatus, onContinue: (() => void) | undefined) {
  const amount = formatPaise(purchase.total);
  if (purchase.state === "confirming") {
    return (
      <div className="checkout-notice">
        <Notice>
          A payment for {amount} is being confirmed. Please do not pay again before you have seen
          its status.{" "}
          <TextLink href={`/checkout/${purchase.purchase_id}`}>See the payment status</TextLink>
        </Notice>
      </div>
    );
  }
  return (
    <div className="checkout-notice">
      <Notice>
        {onContinue ? (
          <span>
            Your payment of {amount} is not finished. This cart is{" "}
            {heldUntil(purchase.reserved_until)}.{" "}
            <TextButton onClick={onContinue}>Continue this payment</TextButton>
          </span>
        ) : (
          <span>
            Your earlier payment of {amount}, for delivery to {purchase.deliveryaddress}, is not
            finished. A new order replaces it.{" "}
            <TextLink href={`/checkout/${purchase.purchase_id}`}>See that payment</TextLink>
          </span>
        )}
      </Notice>
    </div>
  );
}
