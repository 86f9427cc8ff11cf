import { writeCallList } from "./call-list.ts";
import { writeServedList } from "./served-list.ts";

/** Writes what is derived from the calls: the list of contracts, and that of the modules that serve them. */
export function writeCallLists(): void {
  writeCallList();
  writeServedList();
}
