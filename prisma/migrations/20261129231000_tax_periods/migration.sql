-- CreateEnum
CREATE TYPE "TaxPeriodState" AS ENUM ('exported', 'filed');

-- CreateTable
CREATE TABLE "TaxPeriod" (
    "gstin" CHAR(15) NOT NULL,
    "month" CHAR(7) NOT NULL,
    "state" "TaxPeriodState" NOT NULL,
    "documents" INTEGER NOT NULL,
    "sha256" CHAR(64) NOT NULL,
    "exportedAt" TIMESTAMPTZ(3) NOT NULL,
    "filedAt" TIMESTAMPTZ(3),

    CONSTRAINT "TaxPeriod_pkey" PRIMARY KEY ("gstin","month")
);

-- A period is filed at a time, and one that is only exported is not.
ALTER TABLE "TaxPeriod" ADD CONSTRAINT tax_period_filed CHECK (("state" = 'filed') = ("filedAt" IS NOT NULL));
