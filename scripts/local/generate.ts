import { generateClient } from "./generated.ts";
import { writeLists } from "./lists.ts";

/** Writes what is derived from the sources: the lists and the database client. Returns what became of the client. Throws `Failure`. */
export function generate(): string {
  writeLists();
  return generateClient();
}
