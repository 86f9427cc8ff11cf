/** Prints a table: the first column begins at the left, the others end at the right. */
export function printTable(head: string[], rows: string[][]): void {
  const widths = head.map((word, i) =>
    Math.max(word.length, ...rows.map((row) => row[i]?.length ?? 0)),
  );
  for (const row of [head, ...rows]) {
    console.log(
      row
        .map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0)))
        .join("  "),
    );
  }
}
