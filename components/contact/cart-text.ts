import { getCart } from "@/lib/cart/contract";
import { itemTotal } from "@/lib/cart/rules";
import { send } from "@/lib/http/browser/client";
import { formatPaise } from "@/lib/money";

/** The visitor's cart as a message that asks to buy it; "" when the cart is empty. */
export async function cartInWords(): Promise<string> {
  const { cart_items: items, total } = await send(getCart, {});
  if (items.length === 0) return "";
  const lines = items.map(
    (item) => `${item.quantity} × ${item.product_name}: ${formatPaise(itemTotal(item))}`,
  );
  const request = ["I would like to buy:", ...lines, `Together ${formatPaise(total)}.`];
  return [...request, "", "Please tell me how I can pay by bank transfer."].join("\n");
}
