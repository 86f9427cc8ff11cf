/** The contact page for a customer whose cart cannot be paid online or in cash. */
export const CONTACT_ABOUT_CART = "/contact?wish=cart";

/** The prefilled message for that URL; "" for any other. Never rejects. */
export async function prefilledMessage(search: string): Promise<string> {
  if (new URLSearchParams(search).get("wish") !== "cart") return "";
  try {
    // Imported on demand: reading a cart takes more script than the whole form, and few visitors need it.
    const { cartInWords } = await import("@/components/contact/cart-text");
    return await cartInWords();
  } catch {
    return "";
  }
}
