import type { PaymentMethod } from "@/components/checkout/payment/payment-choice";

type Given = {
  address: string | undefined;
  /** The number that would be sent; null while there is none, or a wrong one. */
  phone: string | null;
  method: PaymentMethod;
  /** Why we do not deliver to the address, as a sentence; null if we do, and until it is known. */
  notServed: string | null;
};

/** What is still to be done before one can pay, said before the button is pressed; null if nothing. */
export function wantedToPay({ address, phone, method, notServed }: Given): string | null {
  const end = method === "cash" ? "place the order" : "pay";
  const wanted = [!address && "an address", !phone && "a mobile number"].filter(Boolean);
  const said = [
    notServed && `${notServed} Choose another address to ${end}.`,
    wanted.length > 0 && `Add ${wanted.join(" and ")} to ${end}.`,
  ].filter(Boolean);
  return said.join(" ") || null;
}
