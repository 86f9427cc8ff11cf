/** A law of the books that does not hold, with the row it is about. */
export type Imbalance = { law: string; id: string; detail: string };
