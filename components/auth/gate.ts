/** What a login on the way to somewhere says: for either way in, one sentence with the same promise. */
export type Gate = { login: string; signup: string };

/** The words for a visitor who was on the way to `next`, a checked path; null if it was not to buy. */
export function gateTo(next: string): Gate | null {
  const path = next.replace(/[?#].*$/, "");
  if (path === "/checkout") return words("check out", "Your cart is kept.");
  if (path === "/cart") return words("go on", "Your cart is kept.");
  if (/^\/products\/[^/]+$/.test(path))
    return words("buy", "We take you back to the charger you chose.");
  return null;
}

function words(aim: string, promise: string): Gate {
  return {
    login: `Log in to ${aim}. ${promise}`,
    signup: `Create an account to ${aim}. ${promise}`,
  };
}
