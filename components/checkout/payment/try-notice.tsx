import type { Progress } from "@/components/checkout/session/progress";
import { TextButton, TextLink } from "@/components/ui/facts/text-link";
import { Notice } from "@/components/ui/notice";

type TryNoticeProps = {
  progress: Progress;
  /** The cart is empty, so the outcome of the last attempt can only be shown here. */
  isEmpty: boolean;
  /** Sends the last request again; `again: true` places a second order although one exists. */
  onRepeat: (how: { again: boolean }) => void;
};

/** Outcome of the last attempt when the cart may be empty: an order exists, or the outcome is unknown. */
export function TryNotice({ progress, isEmpty, onRepeat }: TryNoticeProps) {
  return <div aria-live="polite">{said(progress, isEmpty, onRepeat)}</div>;
}

function said(progress: Progress, isEmpty: boolean, onRepeat: TryNoticeProps["onRepeat"]) {
  if (progress.kind === "ordered") {
    return (
      <div className="checkout-notice">
        <Notice>
          <p>{progress.says}</p>
          <p className="flex-row try-notice-actions">
            <TextLink href={`/checkout/${progress.purchaseId}`}>See the order</TextLink>
            <TextButton onClick={() => onRepeat({ again: true })}>Order the same again</TextButton>
          </p>
        </Notice>
      </div>
    );
  }
  if (progress.kind !== "lost" || !isEmpty) return null;
  return (
    <div className="checkout-notice">
      <Notice tone="error">
        <p>{progress.says} It may still have been placed.</p>
        <p className="try-notice-text">
          <TextButton onClick={() => onRepeat({ again: false })}>Check again</TextButton>
        </p>
      </Notice>
    </div>
  );
}
