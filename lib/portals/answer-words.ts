import { AppError } from "@/lib/call/errors";
import type { TakenAnswer } from "@/lib/portals/answer-file";

/** A row that was not taken, and why. */
export type Refused = { number: string; why: string };

/** What came of all rows, with a sentence: "12 taken, 3 known already, 1 refused." */
export function outcomeOf(rows: readonly ("taken" | "known" | Refused)[]): TakenAnswer {
  const count = (what: string) => rows.filter((one) => one === what).length;
  const [taken, known] = [count("taken"), count("known")];
  const refused = rows.filter((one) => typeof one !== "string");
  const parts = [
    `${taken} taken`,
    ...(known > 0 ? [`${known} known already`] : []),
    ...(refused.length > 0 ? [`${refused.length} refused`] : []),
  ];
  return { taken, known, refused, message: `${parts.join(", ")}.` };
}

/** The text of a portal's answer. @throws AppError invalid_input for a file that is no text in UTF-8. */
export async function textOf(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (cause) {
    throw noTable(cause);
  }
}

/**
 * The numbers of the documents that an answer is about.
 * @throws AppError invalid_input for one that is neither JSON nor CSV, or names none.
 */
export function namedIn(read: () => string[]): string[] {
  let numbers: string[];
  try {
    numbers = read();
  } catch (error) {
    throw error instanceof SyntaxError ? noTable(error) : error;
  }
  if (numbers.some((number) => number !== "")) return numbers;
  throw noTable(undefined, "This file names no document. Use the portal’s own file.");
}

const NO_TABLE = "This file is neither JSON nor CSV. Use the portal’s own file.";

function noTable(cause: unknown, words = NO_TABLE): AppError {
  return new AppError("invalid_input", words, { fields: { file: [words] }, cause });
}
