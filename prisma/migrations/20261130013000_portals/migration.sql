-- CreateEnum
CREATE TYPE "EInvoiceState" AS ENUM ('due', 'registered', 'canceled');

-- CreateEnum
CREATE TYPE "EwayWaiver" AS ENUM ('by_other', 'no_motor', 'state_exempt', 'portal_down');

-- AlterTable
ALTER TABLE "ShopSettings" ADD COLUMN     "asksEway" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "einvoiceDays" INTEGER,
ADD COLUMN     "einvoiceFrom" DATE,
ADD COLUMN     "einvoiceKey" TEXT,
ADD COLUMN     "shipToFrom" DATE;

-- AlterTable
ALTER TABLE "TaxPaper" DROP CONSTRAINT "TaxPaper_pkey",
ADD COLUMN     "hasCode" BOOLEAN NOT NULL DEFAULT false,
ADD CONSTRAINT "TaxPaper_pkey" PRIMARY KEY ("documentId", "hasCode");

-- CreateTable
CREATE TABLE "EInvoice" (
    "documentId" UUID NOT NULL,
    "state" "EInvoiceState" NOT NULL DEFAULT 'due',
    "reportBy" DATE,
    "irn" CHAR(64),
    "ackNumber" TEXT,
    "ackAt" TEXT,
    "signedQr" TEXT,
    "canceledAt" TIMESTAMPTZ(3),
    "cancelReason" INTEGER,

    CONSTRAINT "EInvoice_pkey" PRIMARY KEY ("documentId")
);

-- CreateTable
CREATE TABLE "EwayLimit" (
    "id" UUID NOT NULL,
    "stateCode" CHAR(2) NOT NULL,
    "validFrom" DATE NOT NULL,
    "limitPaise" BIGINT NOT NULL,
    "source" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "EwayLimit_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "EwayBill" (
    "documentId" UUID NOT NULL,
    "transport" JSONB,
    "number" CHAR(12),
    "validTill" TEXT,
    "waiver" "EwayWaiver",
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "EwayBill_pkey" PRIMARY KEY ("documentId")
);

-- CreateIndex
CREATE UNIQUE INDEX "EInvoice_irn_key" ON "EInvoice"("irn");

-- CreateIndex
CREATE INDEX "einvoice_due" ON "EInvoice"("documentId") WHERE (state = 'due'::"EInvoiceState");

-- CreateIndex
CREATE INDEX "einvoice_report_by" ON "EInvoice"("reportBy") WHERE (state = 'due'::"EInvoiceState");

-- CreateIndex
CREATE INDEX "EInvoice_ackAt_idx" ON "EInvoice"("ackAt");

-- CreateIndex
CREATE UNIQUE INDEX "EwayLimit_stateCode_validFrom_key" ON "EwayLimit"("stateCode", "validFrom");

-- CreateIndex
CREATE UNIQUE INDEX "EwayBill_number_key" ON "EwayBill"("number");

-- CreateIndex
CREATE INDEX "eway_bill_open" ON "EwayBill"("documentId") WHERE ((number IS NULL) AND (waiver IS NULL));

-- AddForeignKey
ALTER TABLE "EInvoice" ADD CONSTRAINT "EInvoice_documentId_fkey" FOREIGN KEY ("documentId") REFERENCES "TaxDocument"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "EwayBill" ADD CONSTRAINT "EwayBill_documentId_fkey" FOREIGN KEY ("documentId") REFERENCES "TaxDocument"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "ShopSettings" ADD CONSTRAINT "shop_settings_einvoice" CHECK ("einvoiceDays" BETWEEN 1 AND 365);
ALTER TABLE "EInvoice" ADD CONSTRAINT "einvoice_answer" CHECK (
  (state = 'due') = (irn IS NULL) AND num_nulls(irn, "ackNumber", "ackAt", "signedQr") IN (0, 4));
ALTER TABLE "EInvoice" ADD CONSTRAINT "einvoice_canceled" CHECK (
  (state = 'canceled') = ("canceledAt" IS NOT NULL) AND ("canceledAt" IS NULL) = ("cancelReason" IS NULL)
  AND "cancelReason" BETWEEN 1 AND 4);
ALTER TABLE "EwayLimit" ADD CONSTRAINT "eway_limit_amount" CHECK ("limitPaise" > 0);
ALTER TABLE "EwayBill" ADD CONSTRAINT "eway_bill_number" CHECK (number ~ '^[0-9]{12}$' AND (number IS NULL OR waiver IS NULL));

-- What the portal has answered, and that it was cancelled, is never changed; a row without an answer may go.
CREATE FUNCTION einvoice_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.irn IS NULL AND (TG_OP = 'DELETE' OR NEW.state <> 'canceled') THEN RETURN coalesce(NEW, OLD); END IF;
  IF TG_OP = 'UPDATE' AND OLD.state = 'registered' AND NEW.state = 'canceled'
    AND (NEW."documentId", NEW.irn, NEW."ackNumber", NEW."ackAt", NEW."signedQr")
      = (OLD."documentId", OLD.irn, OLD."ackNumber", OLD."ackAt", OLD."signedQr") THEN RETURN NEW; END IF;
  RAISE EXCEPTION '% of EInvoice is refused: what the portal answered stays.', TG_OP
    USING ERRCODE = 'integrity_constraint_violation';
END $$;
CREATE TRIGGER einvoice_stays BEFORE UPDATE OR DELETE ON "EInvoice"
  FOR EACH ROW EXECUTE FUNCTION einvoice_stays();
