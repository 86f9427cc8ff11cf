-- CreateEnum
CREATE TYPE "CashState" AS ENUM ('open', 'received', 'not_delivered');

-- AlterTable
ALTER TABLE "Order" ADD COLUMN     "cash" "CashState",
ADD COLUMN     "cashFeePaise" BIGINT NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "CashReceipt" (
    "orderId" UUID NOT NULL,
    "duePaise" BIGINT NOT NULL,
    "receivedPaise" BIGINT NOT NULL,
    "day" DATE NOT NULL,
    "note" TEXT,
    "byId" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "CashReceipt_pkey" PRIMARY KEY ("orderId")
);

-- CreateIndex
CREATE INDEX "order_cash_open" ON "Order"("status", "placedAt", "id") WHERE ("cash" = 'open');

-- AddForeignKey
ALTER TABLE "CashReceipt" ADD CONSTRAINT "CashReceipt_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CashReceipt" ADD CONSTRAINT "CashReceipt_byId_fkey" FOREIGN KEY ("byId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Orders that were placed before cash was recorded. What a driver collected was written nowhere, so a delivered
-- order counts as received in full, on the day of its delivery, by nobody that is known; a canceled one as not
-- delivered; every other one is open. The fee of a purchase goes with its first delivered order, else with the
-- first that has left, else with the first that is not canceled.
UPDATE "Order" o SET cash = CASE o.status
    WHEN 'Delivered' THEN 'received'::"CashState" WHEN 'canceled' THEN 'not_delivered'::"CashState" ELSE 'open'::"CashState" END
FROM "Purchase" p WHERE p.id = o."purchaseId" AND p.method = 'cash';

UPDATE "Order" o SET "cashFeePaise" = c.fee
FROM (
  SELECT DISTINCT ON (p.id) f.id, p."feePaise" AS fee FROM "Purchase" p JOIN "Order" f ON f."purchaseId" = p.id
  WHERE p."feePaise" > 0
  ORDER BY p.id, CASE f.status WHEN 'Delivered' THEN 0 WHEN 'Shipped' THEN 1 WHEN 'canceled' THEN 3 ELSE 2 END, f.number
) c WHERE c.id = o.id;

INSERT INTO "CashReceipt" ("orderId", "duePaise", "receivedPaise", day)
SELECT o.id, o."totalPaise" + o."cashFeePaise", o."totalPaise" + o."cashFeePaise",
  (coalesce((SELECT max(e.at) FROM "OrderEvent" e WHERE e."orderId" = o.id AND e."to" = 'Delivered'), o."placedAt")
    AT TIME ZONE 'Asia/Kolkata')::date
FROM "Order" o WHERE o.cash = 'received';

-- Whoever cancels a cash order must say so of its cash as well; a fee is for cash.
ALTER TABLE "Order" ADD CONSTRAINT order_cash_canceled
  CHECK (cash IS NULL OR (cash = 'not_delivered') = (status IS NOT DISTINCT FROM 'canceled'));
ALTER TABLE "Order" ADD CONSTRAINT order_cash_fee CHECK ("cashFeePaise" = 0 OR ("cashFeePaise" > 0 AND cash IS NOT NULL));
ALTER TABLE "CashReceipt" ADD CONSTRAINT cash_receipt_amounts CHECK ("duePaise" > 0 AND "receivedPaise" > 0);
ALTER TABLE "CashReceipt" ADD CONSTRAINT cash_receipt_difference
  CHECK ("receivedPaise" = "duePaise" OR length(trim(coalesce(note, ''))) > 0);
