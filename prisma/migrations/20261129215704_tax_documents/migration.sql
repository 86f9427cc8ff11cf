-- CreateEnum
CREATE TYPE "TaxDocumentKind" AS ENUM ('tax_invoice', 'credit_note', 'receipt_voucher', 'refund_voucher');

-- AlterTable
ALTER TABLE "Product" ADD COLUMN     "importer" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "mrpPaise" BIGINT,
ADD COLUMN     "netQuantity" TEXT NOT NULL DEFAULT '1 unit',
ADD COLUMN     "origin" CHAR(2) NOT NULL DEFAULT 'IN',
ADD COLUMN     "uqc" TEXT NOT NULL DEFAULT 'NOS';

-- AlterTable
ALTER TABLE "Purchase" ADD COLUMN     "business" JSONB,
ADD COLUMN     "buyerPan" CHAR(10);

-- AlterTable
ALTER TABLE "PurchaseLine" ADD COLUMN     "uqc" TEXT NOT NULL DEFAULT 'NOS';

-- AlterTable
ALTER TABLE "ShopSettings" ADD COLUMN     "panAbovePaise" BIGINT DEFAULT 20000000;

-- AlterTable
ALTER TABLE "User" ADD COLUMN     "business" JSONB;

-- CreateTable
CREATE TABLE "TaxRegistration" (
    "id" UUID NOT NULL,
    "gstin" CHAR(15) NOT NULL,
    "legalName" TEXT NOT NULL,
    "tradeName" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "city" TEXT NOT NULL,
    "pin" CHAR(6) NOT NULL,
    "stateCode" CHAR(2) NOT NULL,
    "prefix" TEXT NOT NULL,
    "validFrom" DATE NOT NULL,
    "validTo" DATE,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "TaxRegistration_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "TaxRate" (
    "id" UUID NOT NULL,
    "code" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "rateBp" INTEGER NOT NULL,
    "validFrom" DATE NOT NULL,
    "validTo" DATE,
    "notification" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "TaxRate_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "TaxSeries" (
    "gstin" CHAR(15) NOT NULL,
    "kind" "TaxDocumentKind" NOT NULL,
    "year" CHAR(7) NOT NULL,
    "next" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "TaxSeries_pkey" PRIMARY KEY ("gstin","kind","year")
);

-- CreateTable
CREATE TABLE "TaxDocument" (
    "id" UUID NOT NULL,
    "kind" "TaxDocumentKind" NOT NULL,
    "number" TEXT NOT NULL,
    "gstin" CHAR(15) NOT NULL,
    "year" CHAR(7) NOT NULL,
    "sequence" INTEGER NOT NULL,
    "issuedAt" TIMESTAMPTZ(3) NOT NULL,
    "purchaseId" UUID NOT NULL,
    "invoiceId" UUID,
    "buyerGstin" CHAR(15),
    "placeOfSupply" CHAR(2) NOT NULL,
    "totalPaise" BIGINT NOT NULL,
    "document" JSONB NOT NULL,

    CONSTRAINT "TaxDocument_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "TaxDocumentLine" (
    "documentId" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "orderId" UUID NOT NULL,
    "grossPaise" BIGINT NOT NULL,

    CONSTRAINT "TaxDocumentLine_pkey" PRIMARY KEY ("documentId","position")
);

-- CreateTable
CREATE TABLE "TaxPaper" (
    "documentId" UUID NOT NULL,
    "pdf" BYTEA NOT NULL,
    "sha256" CHAR(64) NOT NULL,
    "madeAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "TaxPaper_pkey" PRIMARY KEY ("documentId")
);

-- CreateIndex
CREATE UNIQUE INDEX "TaxRegistration_gstin_key" ON "TaxRegistration"("gstin");

-- CreateIndex
CREATE UNIQUE INDEX "TaxRegistration_prefix_key" ON "TaxRegistration"("prefix");

-- CreateIndex
CREATE UNIQUE INDEX "TaxRate_code_validFrom_key" ON "TaxRate"("code", "validFrom");

-- CreateIndex
CREATE INDEX "TaxDocument_purchaseId_idx" ON "TaxDocument"("purchaseId");

-- CreateIndex
CREATE INDEX "TaxDocument_invoiceId_idx" ON "TaxDocument"("invoiceId");

-- CreateIndex
CREATE INDEX "TaxDocument_issuedAt_id_idx" ON "TaxDocument"("issuedAt", "id");

-- CreateIndex
CREATE UNIQUE INDEX "TaxDocument_gstin_kind_year_sequence_key" ON "TaxDocument"("gstin", "kind", "year", "sequence");

-- CreateIndex
CREATE INDEX "TaxDocumentLine_orderId_idx" ON "TaxDocumentLine"("orderId");

-- AddForeignKey
ALTER TABLE "TaxDocument" ADD CONSTRAINT "TaxDocument_purchaseId_fkey" FOREIGN KEY ("purchaseId") REFERENCES "Purchase"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TaxDocument" ADD CONSTRAINT "TaxDocument_invoiceId_fkey" FOREIGN KEY ("invoiceId") REFERENCES "TaxDocument"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TaxDocumentLine" ADD CONSTRAINT "TaxDocumentLine_documentId_fkey" FOREIGN KEY ("documentId") REFERENCES "TaxDocument"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TaxDocumentLine" ADD CONSTRAINT "TaxDocumentLine_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TaxPaper" ADD CONSTRAINT "TaxPaper_documentId_fkey" FOREIGN KEY ("documentId") REFERENCES "TaxDocument"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- CreateIndex
CREATE UNIQUE INDEX "TaxDocument_number_key" ON "TaxDocument"("number");

ALTER TABLE "Product" ADD CONSTRAINT "product_mrp" CHECK ("mrpPaise" >= "pricePaise");
ALTER TABLE "Product" ADD CONSTRAINT "product_origin" CHECK (origin ~ '^[A-Z]{2}$');
ALTER TABLE "Product" ADD CONSTRAINT "product_importer" CHECK (origin = 'IN' OR importer <> '');
ALTER TABLE "ShopSettings" ADD CONSTRAINT "shop_settings_pan" CHECK ("panAbovePaise" >= 0);
ALTER TABLE "TaxRegistration" ADD CONSTRAINT "tax_registration_prefix" CHECK (prefix ~ '^[A-Z][A-Z0-9]?$');
ALTER TABLE "TaxRegistration" ADD CONSTRAINT "tax_registration_state" CHECK ("stateCode" = left(gstin, 2));
ALTER TABLE "TaxRegistration" ADD CONSTRAINT "tax_registration_days" CHECK ("validTo" >= "validFrom");
ALTER TABLE "TaxRate" ADD CONSTRAINT "tax_rate_code" CHECK (code ~ '^[0-9]{4}([0-9]{2}){0,2}$');
ALTER TABLE "TaxRate" ADD CONSTRAINT "tax_rate_points" CHECK ("rateBp" BETWEEN 0 AND 10000);
ALTER TABLE "TaxRate" ADD CONSTRAINT "tax_rate_days" CHECK ("validTo" >= "validFrom");
ALTER TABLE "TaxDocument" ADD CONSTRAINT "tax_document_number" CHECK (number ~ '^[A-Z1-9][A-Z0-9/-]{0,15}$');
ALTER TABLE "TaxDocument" ADD CONSTRAINT "tax_document_total" CHECK ("totalPaise" > 0);
ALTER TABLE "TaxDocument" ADD CONSTRAINT "tax_document_note" CHECK ((kind IN ('credit_note', 'refund_voucher')) = ("invoiceId" IS NOT NULL));
ALTER TABLE "TaxDocumentLine" ADD CONSTRAINT "tax_document_line_gross" CHECK ("grossPaise" > 0);

-- A document is kept as issued: what was wrong with it is put right by another one (rule 46, section 34).
CREATE FUNCTION tax_document_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% of % is refused: a tax document stays as it was issued.', TG_OP, TG_TABLE_NAME
    USING ERRCODE = 'integrity_constraint_violation';
END $$;
CREATE TRIGGER tax_document_stays BEFORE UPDATE OR DELETE ON "TaxDocument"
  FOR EACH ROW EXECUTE FUNCTION tax_document_stays();
CREATE TRIGGER tax_document_stays BEFORE UPDATE OR DELETE ON "TaxDocumentLine"
  FOR EACH ROW EXECUTE FUNCTION tax_document_stays();
CREATE TRIGGER tax_document_stays BEFORE UPDATE OR DELETE ON "TaxPaper"
  FOR EACH ROW EXECUTE FUNCTION tax_document_stays();
-- A number that was counted was given out.
CREATE TRIGGER tax_document_stays BEFORE DELETE ON "TaxSeries"
  FOR EACH ROW EXECUTE FUNCTION tax_document_stays();

-- Of an order no more is credited than its invoice says; the purchase is locked by whoever credits.
CREATE FUNCTION tax_credit_fits() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  invoice uuid := (SELECT "invoiceId" FROM "TaxDocument" WHERE id = NEW."documentId");
  invoiced bigint;
  credited bigint;
BEGIN
  IF invoice IS NULL THEN RETURN NULL; END IF;
  SELECT coalesce(sum("grossPaise"), 0) INTO invoiced FROM "TaxDocumentLine"
    WHERE "documentId" = invoice AND "orderId" = NEW."orderId";
  SELECT coalesce(sum(l."grossPaise"), 0) INTO credited
    FROM "TaxDocument" d JOIN "TaxDocumentLine" l ON l."documentId" = d.id
    WHERE d."invoiceId" = invoice AND l."orderId" = NEW."orderId";
  IF credited > invoiced THEN
    RAISE EXCEPTION 'Credit notes of % paise exceed the invoice of % paise.', credited, invoiced
      USING ERRCODE = 'check_violation', CONSTRAINT = 'tax_credit_fits';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER tax_credit_fits AFTER INSERT ON "TaxDocumentLine"
  FOR EACH ROW EXECUTE FUNCTION tax_credit_fits();
