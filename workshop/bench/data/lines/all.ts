import { calls } from "@/lib/api-docs/calls";
import { type Line, linesFor } from "@/workshop/bench/data/line";
import { officeLines } from "@/workshop/bench/data/lines/office";
import { orderLines } from "@/workshop/bench/data/lines/orders";
import { peopleLines } from "@/workshop/bench/data/lines/people";
import { productLines } from "@/workshop/bench/data/lines/products";
import type { Samples } from "@/workshop/bench/data/samples";

/** All lists, filters, searches and sums of the back-office, with inputs from the database. */
export function allLines(samples: Samples): Line[] {
  const line = linesFor(samples.admin);
  return [orderLines, productLines, peopleLines, officeLines].flatMap((make) =>
    make(line, samples),
  );
}

/** Paths that the back-office reads and no line covers. Files are timed separately. */
export function notMeasured(lines: readonly Line[]): string[] {
  const measured = new Set(lines.map(({ covers }) => covers?.path));
  return calls
    .filter(
      ({ access, method, answers }) => access === "admin" && method === "GET" && answers !== "file",
    )
    .map(({ path }) => path)
    .filter((path) => !measured.has(path) && !OWN.includes(path));
}

/** Too small to measure: one row, the few of one's own account, or one per retention rule. */
const OWN = [
  ...[
    "/admin/profile",
    "/admin/sessions",
    "/admin/invitations",
    "/admin/2fa/status",
    "/admin/authenticator",
    "/admin/step-up",
  ],
  ...["/admin/cash-settings", "/admin/online-settings", "/admin/retention", "/admin/tax/setup"],
  "/admin/tax/portals/terms",
  // The tables of a month: `npm run bench -- papers` times them with 10,000 documents.
  "/admin/tax/periods/{gstin}/{month}",
];
