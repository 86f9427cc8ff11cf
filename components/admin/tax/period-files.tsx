import { GuardedDownload } from "@/components/admin/ui/guarded-download";
import { Allowed } from "@/components/admin/users/role";
import type { FileName, TaxPeriodView } from "@/lib/filing/contract";

/** Downloads of a month; each asks for the password if it was not given lately. */
export function PeriodFiles({ view }: { view: TaxPeriodView }) {
  const { gstin, month, files } = view;
  return (
    <Allowed right="run" otherwise={<p className="mute">Only owners can download the files.</p>}>
      <ul className="tax-files">
        {files.map((file) => (
          <li key={file}>
            <GuardedDownload
              href={`/api/admin/tax/periods/${gstin}/${month}/files/${file}`}
              title={titleOf(file)}
              variant={file === "gstr1" ? "ink" : "line"}
            >
              {LABELS[file]}
            </GuardedDownload>
          </li>
        ))}
      </ul>
    </Allowed>
  );
}

const LABELS: Record<FileName, string> = {
  gstr1: "GSTR-1 for the portal",
  "gstr1-rest": "GSTR-1 without e-invoices",
  tally: "Tally",
  "zoho-invoices": "Zoho invoices",
  "zoho-notes": "Zoho credit notes",
  "csv-b2b": "4 B2B",
  "csv-b2cl": "5 B2CL",
  "csv-b2cs": "7 B2CS",
  "csv-cdnr": "9B CDNR",
  "csv-cdnur": "9B CDNUR",
  "csv-hsn_b2b": "12 HSN, B2B",
  "csv-hsn_b2c": "12 HSN, B2C",
  "csv-docs": "13 Documents",
  "csv-at": "11A Advances",
  "csv-txpd": "11B Advances used",
};

function titleOf(file: FileName): string {
  if (file === "gstr1") return "JSON, as the offline tool of the GST portal takes it";
  if (file === "gstr1-rest") return "The same without what the e-invoice portal reports by itself";
  if (file === "tally") return "Vouchers as XML";
  return file.startsWith("csv-") ? "A table of GSTR-1 as CSV" : "Rows as CSV";
}
