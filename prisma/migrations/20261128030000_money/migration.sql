-- DropIndex
DROP INDEX "Refund_paymentId_reason_key";

-- DropIndex
DROP INDEX "WebhookEvent_processedAt_receivedAt_idx";

-- AlterTable
ALTER TABLE "Payment" ADD COLUMN     "captured" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "refundedPaise" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "Product" ADD COLUMN     "cashAllowed" BOOLEAN NOT NULL DEFAULT true;

-- AlterTable
ALTER TABLE "Purchase" ADD COLUMN     "feePaise" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "Refund" ADD COLUMN     "arn" TEXT,
ADD COLUMN     "orderId" UUID,
ADD COLUMN     "round" INTEGER NOT NULL DEFAULT 1;

-- AlterTable
ALTER TABLE "StockMovement" ADD COLUMN     "orderId" UUID;

-- AlterTable
ALTER TABLE "WebhookEvent" ADD COLUMN     "nextTryAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
ADD COLUMN     "tries" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "CashSettings" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "minPaise" INTEGER,
    "maxPaise" INTEGER,
    "feePaise" INTEGER NOT NULL DEFAULT 0,
    "oneOpenPerPhone" BOOLEAN NOT NULL DEFAULT false,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "CashSettings_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "cart_of_guest" ON "Cart"("updatedAt") WHERE ("userId" IS NULL);

-- CreateIndex
CREATE INDEX "purchase_cash_phone" ON "Purchase"("phone") WHERE ("method" = 'cash');

-- CreateIndex
CREATE UNIQUE INDEX "Refund_orderId_key" ON "Refund"("orderId");

-- CreateIndex
CREATE INDEX "Refund_purchaseId_idx" ON "Refund"("purchaseId");

-- CreateIndex
CREATE UNIQUE INDEX "refund_once_a_reason" ON "Refund"("paymentId", "reason") WHERE (("orderId" IS NULL) AND (reason <> 'by_hand'::text));

-- CreateIndex
CREATE UNIQUE INDEX "StockMovement_orderId_key" ON "StockMovement"("orderId");

-- CreateIndex
CREATE INDEX "webhook_event_due" ON "WebhookEvent"("nextTryAt") WHERE ("processedAt" IS NULL);

-- CreateIndex
CREATE INDEX "WebhookEvent_receivedAt_idx" ON "WebhookEvent"("receivedAt");

-- AddForeignKey
ALTER TABLE "StockMovement" ADD CONSTRAINT "StockMovement_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Refund" ADD CONSTRAINT "Refund_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order"("id") ON DELETE SET NULL ON UPDATE CASCADE;


UPDATE "Payment" SET captured = true WHERE status IN ('captured', 'refunded');

ALTER TABLE "CashSettings" ADD CONSTRAINT cash_settings_one_row CHECK (id = 1);
ALTER TABLE "CashSettings" ADD CONSTRAINT cash_settings_amounts CHECK (
  "feePaise" >= 0 AND coalesce("minPaise", 1) > 0 AND coalesce("maxPaise", 1) > 0
  AND coalesce("minPaise", 0) <= coalesce("maxPaise", 2147483647)
);
ALTER TABLE "Purchase" ADD CONSTRAINT purchase_fee CHECK ("feePaise" >= 0 AND "feePaise" < "totalPaise");
ALTER TABLE "Purchase" ADD CONSTRAINT purchase_fee_is_for_cash CHECK ("feePaise" = 0 OR method = 'cash');
ALTER TABLE "Payment" ADD CONSTRAINT payment_refunded CHECK ("refundedPaise" BETWEEN 0 AND "amountPaise");
ALTER TABLE "Refund" ADD CONSTRAINT refund_order_has_reason CHECK (("orderId" IS NOT NULL) = (reason = 'order_canceled'));

-- A canceled order stays canceled, whoever asks.
CREATE FUNCTION order_canceled_is_final() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'order % is canceled and stays so', OLD.number USING ERRCODE = 'check_violation';
END $$;
CREATE TRIGGER order_canceled_is_final BEFORE UPDATE OF status ON "Order" FOR EACH ROW
  WHEN (OLD.status = 'canceled' AND NEW.status IS DISTINCT FROM OLD.status)
  EXECUTE FUNCTION order_canceled_is_final();

-- A purchase only moves forward: what is placed or refunded has come to its end.
CREATE FUNCTION purchase_moves_forward() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'purchase % cannot go from % to %', OLD.id, OLD.state, NEW.state
    USING ERRCODE = 'check_violation';
END $$;
CREATE TRIGGER purchase_moves_forward BEFORE UPDATE OF state ON "Purchase" FOR EACH ROW
  WHEN (NEW.state <> OLD.state
    AND (OLD.state IN ('placed', 'refunded') OR NEW.state = 'awaiting_payment'))
  EXECUTE FUNCTION purchase_moves_forward();
