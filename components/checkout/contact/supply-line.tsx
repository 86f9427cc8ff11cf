import { TextButton } from "@/components/ui/facts/text-link";
import { supplyText } from "@/lib/advice/product/supply";
import { keepUnits } from "@/lib/content/rules";
import type { SupplyInput } from "@/lib/orders/purchase/supply-input";

type SupplyLineProps = {
  supply: SupplyInput | undefined;
  disabled: boolean;
  onLeaveOut: () => void;
};

/** The supply that goes with the purchase, on one line, and a way to leave it out. */
export function SupplyLine({ supply, disabled, onLeaveOut }: SupplyLineProps) {
  if (!supply) return null;
  const { phases, sanctioned_kw: sanctionedKw, peak_kw: peakKw } = supply;
  return (
    <section className="checkout-supply" aria-label="Your supply">
      <p>
        <b>Your supply:</b> <span>{keepUnits(supplyText({ phases, sanctionedKw, peakKw }))}.</span>{" "}
        <span className="mute">
          We check it against your order and tell you if anything has to come first.
        </span>
      </p>
      <TextButton disabled={disabled} onClick={onLeaveOut}>
        Leave it out
      </TextButton>
    </section>
  );
}
