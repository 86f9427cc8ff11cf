import { writeCallList } from "./call-list.ts";
import { writePageList } from "./page-list.ts";
import { writeServedList } from "./served-list.ts";

/** Writes the generated lists: the contracts, the modules that serve their calls, and the pages of the site. */
export function writeLists(): void {
  writeCallList();
  writeServedList();
  writePageList();
}
