import type { Chapter } from "@/lib/call/chapters";
import type { ContractDocs } from "@/lib/call/docs";
import { CART_VERSION, PRODUCT_ID, PRODUCT_PRICE } from "@/lib/call/docs-samples";
import type * as contract from "@/lib/cart/contract";
import { PRODUCT } from "@/lib/catalogue/products/sample";

/** A guest's cart; a customer sends the bearer token instead. */
const guest_cart = "Fe26.2*1*6f0c…*…";
const productid = PRODUCT_ID;

const cartOf = (quantity: number) => ({
  version: CART_VERSION,
  cart_items: [
    {
      productid,
      slug: PRODUCT.slug,
      product_name: PRODUCT.name,
      product_model: PRODUCT.model,
      summary: PRODUCT.summary,
      image_base: "/media/chargers/ac03w-7k4",
      quantity,
      price: PRODUCT_PRICE,
      seen_price: PRODUCT_PRICE,
      available: PRODUCT.quantity,
      is_listed: true,
      gst_rate_bp: 500,
    },
  ],
  total: quantity * PRODUCT_PRICE,
  cash: { problem: null, fee: 0 },
  online: { problem: null },
});
const emptyCart = {
  version: CART_VERSION,
  cart_items: [],
  total: 0,
  cash: { problem: null, fee: 0 },
  online: { problem: null },
};

export const chapter: Chapter = "Cart";

export const docs: ContractDocs<typeof contract> = {
  getCart: {
    summary: "Get the cart",
    description:
      "Answers the cart priced by the server at this moment. With a bearer token it is the customer's own, and a `guest_cart` sent along is merged into it once; `user_id` may be left out, and another person's answers `forbidden`. Without a token send `guest_cart`, the seal of an earlier answer or the word `new`; without either the answer is `unauthenticated`. `available` is what this customer can buy, `is_listed` false is a product that is no longer sold, and `cash` and `online` say in words why the cart cannot be paid so.",
    input: { guest_cart },
    output: cartOf(1),
  },
  addToCart: {
    summary: "Add a unit to the cart",
    description:
      "Adds one unit of a product and answers the whole cart. `price` is accepted and ignored: the server prices. A guest's answer holds `guest_cart`, a seal to be kept and sent with the next call; such a cart lives 30 days after its last change. No more units than can be sold answers `out_of_stock` with the text No stock available for the product; more than 99 units or 50 products answers `cart_limit`.",
    input: { guest_cart: "new", productid, price: "42999" },
    output: { ...cartOf(1), message: "Added to Cart", guest_cart },
  },
  increaseQuantity: {
    summary: "Add one unit to a line of the cart",
    description:
      "Raises a line by 1, the only step there is, and answers the whole cart. A product that is not in the cart answers `not_found`; stock and limits are checked as when it was added.",
    input: { guest_cart, productid, quantity: 1 },
    output: { ...cartOf(2), message: "Quantity increased.", guest_cart },
  },
  decreaseQuantity: {
    summary: "Take one unit from a line of the cart",
    description:
      "Lowers a line by 1 and answers the whole cart; at 1 the line goes. A product that is not in the cart answers `not_found`. The path is spelled as the older clients send it.",
    input: { guest_cart, productid, quantity: 1 },
    output: { ...cartOf(1), message: "Quantity decreased.", guest_cart },
  },
  removeFromCart: {
    summary: "Remove a product from the cart",
    description:
      "Takes the whole line out and answers what is left. A product that is not in the cart answers `not_found`, so a repeat is told apart from the first.",
    input: { guest_cart, productid },
    output: { ...emptyCart, message: "Product removed from cart successfully!", guest_cart },
  },
};
