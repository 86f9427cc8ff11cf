import { stripVTControlCharacters } from "node:util";

const MAX_LINES = 20;
const MAX_COLUMNS = 300;

/** The beginning of a runner's message without colours and stack traces, for the end of the output of `npm test`. */
export function reasonOf(message: string | undefined): { reason?: string } {
  const reason = stripVTControlCharacters(message ?? "")
    .split("\n")
    .filter((line) => line.trim() !== "" && !/^\s+at /.test(line))
    .slice(0, MAX_LINES)
    .map((line) => line.trimEnd().slice(0, MAX_COLUMNS))
    .join("\n");
  return reason === "" ? {} : { reason };
}
