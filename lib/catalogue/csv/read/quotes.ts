/**
 * The rows, from 1, with a quoted text that ends before its cell does, as in `"10" tape, white"`, or that
 * starts after a space: parsers would have to guess. Quotes inside an unquoted text are plain characters
 * (10" tape).
 */
export function rowsWithLooseQuotes(text: string, delimiter: string): number[] {
  const loose = new Set<number>();
  for (let at = 0, row = 1; at < text.length; ) {
    const quoted = endOfQuoted(text, at);
    const end = endOfPlain(text, quoted, delimiter);
    const rest = text.slice(quoted, end);
    if ((quoted > at && rest !== "") || /^\s+"/.test(rest)) loose.add(row);
    const isSameRow = text[end] === delimiter;
    at = end + (text.startsWith("\r\n", end) ? 2 : 1);
    if (!isSameRow) row += 1;
  }
  return [...loose];
}

/** The end of a quoted text that starts here; `start` if there is none. */
function endOfQuoted(text: string, start: number): number {
  if (text[start] !== '"') return start;
  for (let at = start + 1; ; at += 2) {
    at = text.indexOf('"', at);
    if (at < 0) return text.length;
    if (text[at + 1] !== '"') return at + 1;
  }
}

function endOfPlain(text: string, start: number, delimiter: string): number {
  let at = start;
  while (at < text.length && !isEnd(text[at], delimiter)) at += 1;
  return at;
}

const isEnd = (sign: string | undefined, delimiter: string) =>
  sign === delimiter || sign === "\n" || sign === "\r";
