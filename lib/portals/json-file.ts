import "server-only";
import { audit } from "@/lib/audit/record";
import type { FileAnswer } from "@/lib/call/file";
import { db } from "@/lib/db";

/** A file for a portal as a download, which stands in the audit log. */
export async function jsonFile(
  { name, text }: { name: string; text: string },
  entry: { byId: string; action: `tax.${string}`; subject: string },
): Promise<FileAnswer> {
  await audit(db(), { by: "admin", ...entry, detail: { file: name } });
  return { name, type: "application/json", body: new Blob([text]).stream() };
}
