import { getCart } from "@/lib/cart/contract";
import { itemTotal } from "@/lib/cart/rules";
import { send } from "@/lib/http/browser/client";
import { formatPaise } from "@/lib/money";

/** What stands in the visitor's cart, as the message of somebody who wants to buy it; "" when it is empty. */
export async function cartInWords(): Promise<string> {
  const { cart_items: items, total } = await send(getCart, {});
  if (items.length === 0) return "";
  const lines = items.map(
    (item) => `${item.quantity} × ${item.product_name}: ${formatPaise(itemTotal(item))}`,
  );
  const wish = ["I would like to buy:", ...lines, `Together ${formatPaise(total)}.`];
  return [...wish, "", "Please tell me how I can pay by bank transfer."].join("\n");
}
