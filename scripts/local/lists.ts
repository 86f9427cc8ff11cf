import { writeCallList } from "./call-list.ts";
import { writePageList } from "./page-list.ts";
import { writeServedList } from "./served-list.ts";

/** Writes what is derived from the sources: contracts, the modules that serve their calls, and pages of the site. */
export function writeLists(): void {
  writeCallList();
  writeServedList();
  writePageList();
}
