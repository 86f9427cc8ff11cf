/** A violated invariant of the books, with the row it is about. */
export type Imbalance = { law: string; id: string; detail: string };
