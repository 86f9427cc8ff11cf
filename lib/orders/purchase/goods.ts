/** Units of a product. */
export type Goods = { productId: string; quantity: number };
