import "server-only";
import { AppError } from "@/lib/call/errors";
import { db, type Prisma } from "@/lib/db";
import { serve } from "@/lib/http/serve";
import * as contract from "@/lib/orders/papers/contract";
import { paperOf } from "@/lib/orders/papers/paper";
import { isUuid } from "@/lib/uuid";

export const getTaxDocument = serve(contract.getTaxDocument, ({ userId }, { id }) =>
  fileOf(id, { purchase: { userId } }),
);

export const getOfficeTaxDocument = serve(contract.getOfficeTaxDocument, (_actor, { id }) =>
  fileOf(id, {}),
);

/** @throws AppError not_found, also for another person's. */
async function fileOf(id: string, whose: Prisma.TaxDocumentWhereInput) {
  const found =
    isUuid(id) &&
    (await db().taxDocument.findFirst({ where: { id, ...whose }, select: { number: true } }));
  if (!found) throw new AppError("not_found", "There is no such document.");
  const bytes = await paperOf(id);
  return {
    name: `${found.number}.pdf`,
    type: "application/pdf",
    body: new Blob([Uint8Array.from(bytes)]).stream(),
  };
}
