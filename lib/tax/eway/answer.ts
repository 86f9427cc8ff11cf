import { cellOf, portalRows } from "@/lib/tax/portal-rows";

/** The number of an e-way bill for a document, or why a row is refused. `validTill` is as the portal wrote it. */
export type EwayAnswer = { number: string } & (
  | { ewayNumber: string; madeAt: string; validTill: string | null }
  | { fault: string }
);

/** Reads the e-way portal's answer to a bulk file. Only documents with these numbers are taken. */
export function ewayAnswers(text: string, numbers: ReadonlySet<string>): EwayAnswer[] {
  return portalRows(text).map((row) => {
    const number = cellOf(row, "docno", "documentno", "documentnumber").toUpperCase();
    const ewayNumber = cellOf(row, "ewbno", "ewaybillno", "ewbnumber").replaceAll(" ", "");
    if (!numbers.has(number)) return { number, fault: "This is no document of ours." };
    if (!/^\d{12}$/.test(ewayNumber))
      return {
        number,
        fault: `An e-way bill has a number of 12 digits, and this is “${ewayNumber}”.`,
      };
    const madeAt = cellOf(row, "ewbdate", "ewbdt", "ewaybilldate");
    return {
      number,
      ewayNumber,
      madeAt,
      validTill: cellOf(row, "ewbvalidtill", "validtill", "validupto") || null,
    };
  });
}
