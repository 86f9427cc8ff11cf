/**
 * Spreads an amount over lines in proportion to their weights, by the largest remainder: the shares add up to the
 * amount, and equal remainders go to the earlier line. An amount that is no larger than all the weights gives no line
 * more than its weight. All integers, none negative.
 */
export function spread(amount: number, weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  if (weights.length === 0) return [];
  // Without values there is nothing to be in proportion to.
  if (all === 0) return weights.map((_, index) => (index === 0 ? amount : 0));
  const exact = weights.map((weight) => BigInt(amount) * BigInt(weight));
  const shares = exact.map((product) => Number(product / BigInt(all)));
  const rests = exact.map((product) => product % BigInt(all));
  const order = [...weights.keys()].sort((a, b) => compare(rests[b], rests[a]) || a - b);
  const left = amount - shares.reduce((sum, share) => sum + share, 0);
  for (const index of order.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}

const compare = (a: bigint = 0n, b: bigint = 0n) => (a > b ? 1 : a < b ? -1 : 0);
