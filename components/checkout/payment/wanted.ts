import type { PaymentMethod } from "@/components/checkout/payment/payment-choice";

type Given = {
  address: string | undefined;
  /** The number that would be sent; null while there is none, or a wrong one. */
  phone: string | null;
  method: PaymentMethod;
};

/** What is still to be added before one can pay, said before the button is pressed; null if nothing. */
export function wantedToPay({ address, phone, method }: Given): string | null {
  const wanted = [!address && "an address", !phone && "a mobile number"].filter(Boolean);
  if (wanted.length === 0) return null;
  return `Add ${wanted.join(" and ")} to ${method === "cash" ? "place the order" : "pay"}.`;
}
