-- CreateEnum
CREATE TYPE "OrderEventKind" AS ENUM ('status', 'refund', 'arrival');

-- CreateEnum
CREATE TYPE "RefundWay" AS ENUM ('payment', 'transfer', 'not_collected');

-- AlterEnum
ALTER TYPE "StockReason" ADD VALUE 'returned';

-- DropIndex
DROP INDEX "Refund_orderId_key";

-- DropIndex
DROP INDEX "StockMovement_orderId_key";

-- AlterTable
ALTER TABLE "DaySales" ADD COLUMN     "refundedPaise" BIGINT NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "Order" ADD COLUMN     "unitsComing" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "unitsOut" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "cashLessPaise" BIGINT NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "OrderEvent" ADD COLUMN     "kind" "OrderEventKind" NOT NULL DEFAULT 'status';

-- AlterTable
ALTER TABLE "ProductSales" ADD COLUMN     "refundedPaise" BIGINT NOT NULL DEFAULT 0,
ADD COLUMN     "unitsOut" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "Refund" ADD COLUMN     "byId" UUID,
ADD COLUMN     "note" TEXT,
ADD COLUMN     "way" "RefundWay" NOT NULL DEFAULT 'payment',
ALTER COLUMN "paymentId" DROP NOT NULL;

-- AlterTable
ALTER TABLE "SalesChange" ADD COLUMN     "refundedPaise" BIGINT NOT NULL DEFAULT 0,
ADD COLUMN     "unitsOut" INTEGER NOT NULL DEFAULT 0,
ALTER COLUMN "productId" DROP NOT NULL;

-- CreateIndex
CREATE INDEX "Refund_orderId_idx" ON "Refund"("orderId");

-- CreateIndex
CREATE UNIQUE INDEX "refund_once_a_cancellation" ON "Refund"("orderId") WHERE (reason = 'order_canceled'::text);

-- CreateIndex
CREATE INDEX "StockMovement_orderId_idx" ON "StockMovement"("orderId");

-- Until now every canceled order was restocked at once, and no unit of another came back.
UPDATE "Order" o SET "unitsOut" = l.quantity FROM "PurchaseLine" l
WHERE l.id = o."lineId" AND o.status IS DISTINCT FROM 'canceled';
-- Whoever writes an order says how many units it takes: a default would hide who forgets.
ALTER TABLE "Order" ALTER COLUMN "unitsOut" DROP DEFAULT;
ALTER TABLE "Order" ADD CONSTRAINT order_units CHECK ("unitsComing" BETWEEN 0 AND "unitsOut");

ALTER TABLE "Order" ADD CONSTRAINT order_cash_less CHECK (
  "cashLessPaise" = 0 OR (cash IS NOT NULL AND "cashLessPaise" BETWEEN 0 AND "totalPaise"));

-- What an order gets back, whatever of it is for a cancellation, for a part, or was made by hand for its one order.
ALTER TABLE "Refund" DROP CONSTRAINT refund_order_has_reason;
ALTER TABLE "Refund" ADD CONSTRAINT refund_order_has_reason CHECK (
  CASE WHEN reason IN ('order_canceled', 'part') THEN "orderId" IS NOT NULL
    ELSE "orderId" IS NULL OR reason = 'by_hand' END);
ALTER TABLE "Refund" ADD CONSTRAINT refund_way CHECK (("paymentId" IS NOT NULL) = (way = 'payment'));
ALTER TABLE "Refund" ADD CONSTRAINT refund_by_hand_is_done CHECK (
  way = 'payment' OR ("orderId" IS NOT NULL AND state = 'processed'));
UPDATE "Refund" r SET "orderId" = o.id
FROM "Order" o JOIN "Purchase" p ON p.id = o."purchaseId"
WHERE p.id = r."purchaseId" AND r.reason = 'by_hand' AND r."paymentId" = p."paidBy"
  AND (SELECT count(*) FROM "Order" other WHERE other."purchaseId" = p.id) = 1;

-- Sales know refunds. A refund of an order that stands is taken off its product and day; once the order is canceled,
-- it has left the sales with all of its price. What went back of a purchase by hand and is none of its orders' alone
-- counts by the day only, as far as cancellations have not used it up: an order that is canceled when less than its
-- price is left of the payment takes off here what it does not get back.
CREATE OR REPLACE FUNCTION order_sales_placed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "SalesChange" ("productId", day, status, count, orders, units, paise, "unitsOut")
  SELECT l."productId", (o."placedAt" AT TIME ZONE 'Asia/Kolkata')::date, o.status, 1,
         sales_sign(o.status), sales_sign(o.status) * l.quantity, sales_sign(o.status) * o."totalPaise"::bigint,
         o."unitsOut"
  FROM placed o JOIN "PurchaseLine" l ON l.id = o."lineId";
  -- Nobody places a canceled order, but data may be brought in.
  IF EXISTS (SELECT 1 FROM placed WHERE status = 'canceled') THEN
    INSERT INTO "SalesChange" ("productId", day, count, orders, units, paise, "refundedPaise")
    SELECT NULL, (o."placedAt" AT TIME ZONE 'Asia/Kolkata')::date, 0, 0, 0, 0, -o."totalPaise"
    FROM placed o JOIN "Purchase" p ON p.id = o."purchaseId" WHERE p.method = 'online' AND o.status = 'canceled';
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE FUNCTION order_sales_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  back bigint := (SELECT coalesce(sum("amountPaise"), 0) FROM "Refund" WHERE "orderId" = NEW.id AND state <> 'failed');
  is_online boolean := (SELECT method = 'online' FROM "Purchase" WHERE id = NEW."purchaseId");
BEGIN
  INSERT INTO "SalesChange" ("productId", day, status, count, orders, units, paise, "refundedPaise", "unitsOut")
  SELECT l."productId", (o."placedAt" AT TIME ZONE 'Asia/Kolkata')::date, o.status, o.sign,
         o.sign * sales_sign(o.status), o.sign * sales_sign(o.status) * l.quantity,
         o.sign * sales_sign(o.status) * o."totalPaise"::bigint, o.sign * sales_sign(o.status) * back,
         o.sign * o."unitsOut"
  FROM (VALUES (-1, OLD."placedAt", OLD.status, OLD."totalPaise", OLD."unitsOut"),
               (1, NEW."placedAt", NEW.status, NEW."totalPaise", NEW."unitsOut"))
         AS o (sign, "placedAt", status, "totalPaise", "unitsOut")
  JOIN "PurchaseLine" l ON l.id = NEW."lineId";
  INSERT INTO "SalesChange" ("productId", day, count, orders, units, paise, "refundedPaise")
  SELECT NULL, (o."placedAt" AT TIME ZONE 'Asia/Kolkata')::date, 0, 0, 0, 0, o.sign * (back - o."totalPaise")
  FROM (VALUES (-1, OLD."placedAt", OLD.status, OLD."totalPaise"), (1, NEW."placedAt", NEW.status, NEW."totalPaise"))
         AS o (sign, "placedAt", status, "totalPaise")
  WHERE is_online AND o.status = 'canceled' AND o."totalPaise" <> back;
  RETURN NULL;
END $$;
DROP TRIGGER order_sales_changed ON "Order";
CREATE TRIGGER order_sales_changed AFTER UPDATE OF status, "placedAt", "totalPaise", "unitsOut" ON "Order" FOR EACH ROW
  WHEN ((OLD.status, OLD."placedAt", OLD."totalPaise", OLD."unitsOut")
    IS DISTINCT FROM (NEW.status, NEW."placedAt", NEW."totalPaise", NEW."unitsOut"))
  EXECUTE FUNCTION order_sales_changed();

CREATE FUNCTION refund_in_sales(sign int, r "Refund") RETURNS void LANGUAGE sql AS $$
  INSERT INTO "SalesChange" ("productId", day, count, orders, units, paise, "refundedPaise")
  SELECT CASE WHEN o.status IS DISTINCT FROM 'canceled' THEN l."productId" END,
         (coalesce(o."placedAt", p."placedAt") AT TIME ZONE 'Asia/Kolkata')::date, 0, 0, 0, 0, sign * r."amountPaise"
  FROM "Purchase" p LEFT JOIN "Order" o ON o.id = r."orderId" LEFT JOIN "PurchaseLine" l ON l.id = o."lineId"
  WHERE p.id = r."purchaseId" AND p.state = 'placed' AND r.state <> 'failed'
    AND (p."paidBy" = r."paymentId" OR (o.id IS NOT NULL AND o.status IS DISTINCT FROM 'canceled'))
$$;
CREATE FUNCTION refund_sales_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM refund_in_sales(-1, OLD); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM refund_in_sales(1, NEW); END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER refund_sales_added AFTER INSERT OR DELETE ON "Refund" FOR EACH ROW
  EXECUTE FUNCTION refund_sales_changed();
CREATE TRIGGER refund_sales_changed AFTER UPDATE ON "Refund" FOR EACH ROW
  WHEN ((OLD."amountPaise", OLD."orderId", OLD."paymentId", OLD.state = 'failed')
    IS DISTINCT FROM (NEW."amountPaise", NEW."orderId", NEW."paymentId", NEW.state = 'failed'))
  EXECUTE FUNCTION refund_sales_changed();

INSERT INTO "SalesChange" ("productId", day, status, count, orders, units, paise, "unitsOut")
SELECT l."productId", (o."placedAt" AT TIME ZONE 'Asia/Kolkata')::date, o.status, 0, 0, 0, 0, o."unitsOut"
FROM "Order" o JOIN "PurchaseLine" l ON l.id = o."lineId" WHERE o."unitsOut" <> 0;
INSERT INTO "SalesChange" ("productId", day, count, orders, units, paise, "refundedPaise")
SELECT NULL, (o."placedAt" AT TIME ZONE 'Asia/Kolkata')::date, 0, 0, 0, 0, -o."totalPaise"
FROM "Order" o JOIN "Purchase" p ON p.id = o."purchaseId" WHERE p.method = 'online' AND o.status = 'canceled';
SELECT refund_in_sales(1, r) FROM "Refund" r;
