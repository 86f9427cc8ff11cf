import "server-only";
import { insertRows, newId } from "@/lib/bulk";
import type { Prisma, Tx } from "@/lib/db";

export type AuditFact = {
  /** Who did it: a customer, an administrator, or the system. */
  by: "customer" | "admin" | "system";
  byId?: string;
  /** A noun and what happened to it: "password.changed", "address.deleted", "session.opened". */
  action: `${string}.${string}`;
  /** Id of the user, order or product it was done to. */
  subject: string;
  /** Facts for a later reader; never a password, code, token, email or phone. */
  detail?: Prisma.InputJsonObject;
};

/** Records a change in the transaction that makes it, so that both happen or neither. */
export async function audit(tx: Tx, fact: AuditFact): Promise<void> {
  const { by, byId = null, action, subject, detail = {} } = fact;
  await tx.auditEntry.create({ data: { by, byId, action, subject, detail }, select: { id: true } });
}

/** `audit` for thousands of changes. */
export async function auditAll(tx: Tx, facts: readonly AuditFact[]): Promise<void> {
  const rows = facts.map(({ by, byId = null, action, subject, detail = {} }) => {
    return { id: newId(), by, byId, action, subject, detail };
  });
  await insertRows(tx, "AuditEntry", rows);
}
