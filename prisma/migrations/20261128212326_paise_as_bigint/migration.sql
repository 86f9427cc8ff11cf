-- Paise of 32 bits end at ₹2,14,74,836.47: twelve fast chargers are more. Constraints and indexes follow by themselves.
-- A column that a trigger names keeps its type, so that trigger goes first and comes back at the end as it was.
DROP TRIGGER order_sales_changed ON "Order";
-- It closed the gap of a missing largest amount with the largest number of 32 bits.
ALTER TABLE "CashSettings" DROP CONSTRAINT cash_settings_amounts;

-- AlterTable
ALTER TABLE "CartLine" ALTER COLUMN "seenPaise" SET DATA TYPE BIGINT;

-- AlterTable
ALTER TABLE "CashSettings" ALTER COLUMN "minPaise" SET DATA TYPE BIGINT,
ALTER COLUMN "maxPaise" SET DATA TYPE BIGINT,
ALTER COLUMN "feePaise" SET DATA TYPE BIGINT;

-- AlterTable
ALTER TABLE "Order" ALTER COLUMN "totalPaise" SET DATA TYPE BIGINT;

-- AlterTable
ALTER TABLE "Payment" ALTER COLUMN "amountPaise" SET DATA TYPE BIGINT,
ALTER COLUMN "refundedPaise" SET DATA TYPE BIGINT;

-- AlterTable
ALTER TABLE "PaymentAttempt" ALTER COLUMN "amountPaise" SET DATA TYPE BIGINT;

-- AlterTable
ALTER TABLE "Product" ALTER COLUMN "pricePaise" SET DATA TYPE BIGINT;

-- AlterTable
ALTER TABLE "Purchase" ALTER COLUMN "totalPaise" SET DATA TYPE BIGINT,
ALTER COLUMN "feePaise" SET DATA TYPE BIGINT;

-- AlterTable
ALTER TABLE "PurchaseLine" ALTER COLUMN "unitPaise" SET DATA TYPE BIGINT;

-- AlterTable
ALTER TABLE "Refund" ALTER COLUMN "amountPaise" SET DATA TYPE BIGINT;

ALTER TABLE "CashSettings" ADD CONSTRAINT cash_settings_amounts CHECK (
  "feePaise" >= 0 AND coalesce("minPaise", 1) > 0 AND coalesce("maxPaise", 1) > 0
  AND ("maxPaise" IS NULL OR coalesce("minPaise", 0) <= "maxPaise")
);
CREATE TRIGGER order_sales_changed AFTER UPDATE OF status, "placedAt", "totalPaise" ON "Order" FOR EACH ROW
  WHEN ((OLD.status, OLD."placedAt", OLD."totalPaise") IS DISTINCT FROM (NEW.status, NEW."placedAt", NEW."totalPaise"))
  EXECUTE FUNCTION order_sales_changed();
