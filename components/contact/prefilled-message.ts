/** The contact page for a customer whose cart cannot be paid online or in cash. */
export const CONTACT_ABOUT_CART = "/contact?wish=cart";

/** The prefilled message for that URL; "" for any other. Never rejects. */
export async function prefilledMessage(search: string): Promise<string> {
  const asked = new URLSearchParams(search);
  const wish = asked.get("wish");
  const order = asked.get("order") ?? "";
  if (ORDER_NUMBER.test(order)) return aboutOrder(order, wish === "survey");
  if (wish !== "cart") return "";
  try {
    // Imported on demand: reading a cart takes more script than the whole form, and few visitors need it.
    const { cartInWords } = await import("@/components/contact/cart-text");
    return await cartInWords();
  } catch {
    return "";
  }
}

const ORDER_NUMBER = /^AK-\d{4}-\d{6}$/;

function aboutOrder(number: string, isSurvey: boolean): string {
  if (!isSurvey) return `Order ${number}: `;
  return `Order ${number}: please survey the place where the charger will hang, and send me a quote for fitting it.`;
}
