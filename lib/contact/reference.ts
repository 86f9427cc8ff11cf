import "server-only";
import type { Tx } from "@/lib/db";

/** The next "C-000123" of a message, "D-000124" of a demo request, "R-000125" of a fault: one sequence for all. */
export async function nextReference(tx: Tx, kind: "C" | "D" | "R"): Promise<string> {
  const [row] = await tx.$queryRaw<{ n: bigint }[]>`SELECT nextval('contact_number') AS n`;
  return `${kind}-${String(row?.n).padStart(6, "0")}`;
}
