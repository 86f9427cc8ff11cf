import { cellOf, type PortalRow, portalRows } from "@/lib/tax/portal-rows";

/** The number of an e-way bill for a document, or why a row is refused. `validTill` is as the portal wrote it. */
export type EwayAnswer = { number: string } & (
  | { ewayNumber: string; madeAt: string; validTill: string | null }
  | { fault: string }
);

/** The numbers of the documents that an answer is about. */
export function answeredNumbers(text: string): string[] {
  return portalRows(text).map(numberOf);
}

/** Reads the e-way portal's answer to a bulk file. Only documents with these numbers are taken. */
export function ewayAnswers(text: string, numbers: ReadonlySet<string>): EwayAnswer[] {
  return portalRows(text).map((row) => {
    const number = numberOf(row);
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

const numberOf = (row: PortalRow) =>
  cellOf(row, "docno", "documentno", "documentnumber").toUpperCase();
