/** The ids between two rows, inclusive, in either direction; only `to` if `from` is not on the page. */
export function rangeOf(ids: readonly string[], from: string | null, to: string): string[] {
  const [a, b] = [from === null ? -1 : ids.indexOf(from), ids.indexOf(to)];
  if (a < 0 || b < 0) return [to];
  return ids.slice(Math.min(a, b), Math.max(a, b) + 1);
}

/**
 * Parses numbers pasted from a spreadsheet, by row index: one line per row, from row `first` on. A line that also
 * contains an order number is for that order, wherever it is.
 */
export function pastedNumbers(
  text: string,
  { orders, first }: { orders: readonly string[]; first: number },
): Map<number, string> {
  const numbers = new Map<number, string>();
  const lines = text.replace(/\s+$/, "").split(/\r\n|\r|\n/);
  let next = first;
  for (const line of lines) {
    const cells = line.split(/[\t,;]/).map((cell) => cell.trim());
    const named = orders.findIndex((order) => cells.includes(order));
    const number = cells.find((cell) => cell !== "" && !isOrderNumber(cell)) ?? "";
    if (named >= 0) numbers.set(named, number);
    else if (!cells.some(isOrderNumber)) numbers.set(next++, number);
  }
  return new Map([...numbers].filter(([at, number]) => at < orders.length && number !== ""));
}

/** Rows with the same number as an order of another purchase: one of the two was pasted in the wrong place. */
export function repeatedNumbers(
  rows: readonly { number: string; purchase: string }[],
): Set<number> {
  const plain = rows.map(({ number }) => number.replace(/\s/g, "").toUpperCase());
  const repeated = rows.flatMap(({ purchase }, at) => {
    const isTwice = rows.some(
      (other, index) => plain[index] === plain[at] && other.purchase !== purchase,
    );
    return plain[at] !== "" && isTwice ? [at] : [];
  });
  return new Set(repeated);
}

function isOrderNumber(cell: string): boolean {
  return /^[A-Z]{2}-\d{4}-\d{6,}$/.test(cell);
}
