import "server-only";
import { audit } from "@/lib/audit/record";
import { db } from "@/lib/db";

/** Puts a phone number (E.164) into a profile that has none; one that is there already stays. */
export async function keepFirstPhone(userId: string, phone: string): Promise<void> {
  await db().$transaction(async (tx) => {
    const kept = await tx.user.updateMany({ where: { id: userId, phone: null }, data: { phone } });
    if (kept.count === 0) return;
    const detail = { fields: ["phone"] };
    const action = "profile.changed";
    await audit(tx, { by: "customer", byId: userId, action, subject: userId, detail });
  });
}
