-- CreateTable
CREATE TABLE "RetentionRun" (
    "rule" TEXT NOT NULL,
    "ranAt" TIMESTAMPTZ(3) NOT NULL,
    "removed" INTEGER NOT NULL,
    "total" BIGINT NOT NULL,
    "lastRemovedAt" TIMESTAMPTZ(3),
    "error" TEXT,

    CONSTRAINT "RetentionRun_pkey" PRIMARY KEY ("rule")
);

-- CreateIndex
CREATE INDEX "purchase_with_contact" ON "Purchase"("closedAt") WHERE ((phone IS NOT NULL) OR ("driverNote" IS NOT NULL));

-- CreateIndex
CREATE INDEX "purchase_with_address" ON "Purchase"("closedAt") WHERE ("deliveryAddress" <> 'Address removed'::text);
