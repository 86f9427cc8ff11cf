import type { Gstr1 } from "@/lib/tax/returns/gstr1";

/**
 * The same return without the documents of these numbers in tables 4 and 9B: what the e-invoice portal has registered
 * arrives in GSTR-1 by itself, and an upload would take its mark away. All other tables are of all documents.
 */
export function withoutRegistered(file: Gstr1, numbers: ReadonlySet<string>): Gstr1 {
  const { b2b, cdnr, ...rest } = file;
  const invoices = (b2b ?? []).flatMap((row) => {
    const inv = row.inv.filter(({ inum }) => !numbers.has(inum));
    return inv.length > 0 ? [{ ...row, inv }] : [];
  });
  const notes = (cdnr ?? []).flatMap((row) => {
    const nt = row.nt.filter(({ nt_num }) => !numbers.has(nt_num));
    return nt.length > 0 ? [{ ...row, nt }] : [];
  });
  return {
    ...rest,
    ...(invoices.length > 0 ? { b2b: invoices } : {}),
    ...(notes.length > 0 ? { cdnr: notes } : {}),
  };
}
