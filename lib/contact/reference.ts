import "server-only";
import type { Tx } from "@/lib/db";

/**
 * The next reference: "C-000123" for a message, "D-000124" for a demo request, "R-000125" for a fault, from
 * one sequence.
 */
export async function nextReference(tx: Tx, kind: "C" | "D" | "R"): Promise<string> {
  const [row] = await tx.$queryRaw<{ n: bigint }[]>`SELECT nextval('contact_number') AS n`;
  return `${kind}-${String(row?.n).padStart(6, "0")}`;
}
