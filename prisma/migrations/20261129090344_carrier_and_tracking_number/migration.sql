-- AlterEnum
ALTER TYPE "OrderEventKind" ADD VALUE 'tracking';

-- AlterTable
ALTER TABLE "Order" ADD COLUMN     "carrier" TEXT,
ADD COLUMN     "carrierName" TEXT,
ADD COLUMN     "trackingNumber" TEXT,
ADD COLUMN     "trackingUrl" TEXT;

-- CreateIndex
CREATE INDEX "Order_trackingNumber_idx" ON "Order"("trackingNumber");

-- A carrier without a number says nothing, and neither does a number without its carrier.
ALTER TABLE "Order" ADD CONSTRAINT order_tracking_whole
  CHECK (num_nonnulls(carrier, "carrierName", "trackingNumber") IN (0, 3));
ALTER TABLE "Order" ADD CONSTRAINT order_tracking_url
  CHECK ("trackingUrl" IS NULL OR ("trackingNumber" IS NOT NULL AND "trackingUrl" LIKE 'https://%'));
