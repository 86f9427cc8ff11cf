import "server-only";
import { stringify } from "csv-stringify/sync";
import type { FileAnswer } from "@/lib/call/file";
import { CSV_FORMAT } from "@/lib/csv-format";

type Rows = readonly (readonly (string | number)[])[];
type CsvFile = {
  name: string;
  /** The header row first. Each batch is read after the client has taken the one before. */
  batches: AsyncGenerator<Rows, void>;
  /** Puts an apostrophe before cells that a spreadsheet would run; false if the cells are escaped already. */
  escapeFormulas: boolean;
};

/** Streams a table as a CSV file with constant memory; reading stops when the client goes away. */
export function csvFile({ name, batches, escapeFormulas }: CsvFile): FileAnswer {
  const encoder = new TextEncoder();
  const options = { ...CSV_FORMAT, escape_formulas: escapeFormulas };
  let isFirst = true;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await batches.next();
      if (done) return controller.close();
      const text = stringify([...value], options);
      controller.enqueue(encoder.encode(isFirst ? BOM + text : text));
      isFirst = false;
    },
    async cancel() {
      await batches.return();
    },
  });
  return { name, type: "text/csv; charset=utf-8", body };
}

/** Without the byte order mark Excel reads ₹ and names as Windows-1252. */
const BOM = "\uFEFF";
