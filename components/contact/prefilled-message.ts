/** The contact page for somebody whose cart cannot be paid here. */
export const CONTACT_ABOUT_CART = "/contact?wish=cart";

/** What to write for somebody who comes by that address; "" for everybody else. Never rejects. */
export async function prefilledMessage(search: string): Promise<string> {
  if (new URLSearchParams(search).get("wish") !== "cart") return "";
  try {
    // Only now: the page is everybody's, and reading a cart takes more script than all of its form.
    const { cartInWords } = await import("@/components/contact/cart-text");
    return await cartInWords();
  } catch {
    return "";
  }
}
