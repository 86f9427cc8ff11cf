/** The ids from one row to another, both included, in whichever direction; the second alone where the first is not there. */
export function rangeOf(ids: readonly string[], from: string | null, to: string): string[] {
  const [a, b] = [from === null ? -1 : ids.indexOf(from), ids.indexOf(to)];
  if (a < 0 || b < 0) return [to];
  return ids.slice(Math.min(a, b), Math.max(a, b) + 1);
}

/**
 * What was copied from a sheet of numbers, by the row that each is for: a line a row, from `first` on. A line that
 * names one of the orders beside the number is for that order, wherever it stands.
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

/** The rows whose number stands at an order of another purchase too: one of the two was pasted at the wrong place. */
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
