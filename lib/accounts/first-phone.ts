import "server-only";
import { audit } from "@/lib/audit/record";
import type { Tx } from "@/lib/db";

type By = { by: "customer" | "admin"; byId: string };

/** Stores a phone number (E.164) in a profile that has none. */
export async function keepFirstPhone(
  tx: Tx,
  { userId, phone }: { userId: string; phone: string },
  who: By,
): Promise<void> {
  const updated = await tx.user.updateMany({ where: { id: userId, phone: null }, data: { phone } });
  if (updated.count === 0) return;
  const detail = { fields: ["phone"] };
  await audit(tx, { ...who, action: "profile.changed", subject: userId, detail });
}
