-- AlterTable
ALTER TABLE "Purchase" ADD COLUMN     "sanctionedLoadW" INTEGER,
ADD COLUMN     "supplyPhases" INTEGER,
ADD COLUMN     "usualPeakW" INTEGER;

-- The limits of SupplyInput, in watts.
ALTER TABLE "Purchase" ADD CONSTRAINT "purchase_supply" CHECK (
  ("supplyPhases" IS NULL) = ("sanctionedLoadW" IS NULL)
  AND ("usualPeakW" IS NULL OR "supplyPhases" IS NOT NULL)
  AND ("supplyPhases" IS NULL OR "supplyPhases" IN (1, 3))
  AND ("sanctionedLoadW" IS NULL OR "sanctionedLoadW" BETWEEN 500 AND 5000000)
  AND ("usualPeakW" IS NULL OR "usualPeakW" BETWEEN 0 AND 5000000));
