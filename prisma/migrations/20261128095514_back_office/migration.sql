-- CreateEnum
CREATE TYPE "ReportState" AS ENUM ('open', 'in_progress', 'done');

-- DropIndex
DROP INDEX "AuditEntry_subject_at_idx";

-- AlterTable
ALTER TABLE "Product" ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- AlterTable
ALTER TABLE "StockMovement" ADD COLUMN     "byId" UUID;

-- AlterTable
ALTER TABLE "ContactMessage" RENAME COLUMN "closedAt" TO "handledAt";

-- AlterTable
ALTER TABLE "DemoRequest" ADD COLUMN     "handledAt" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "OrderNote" (
    "id" UUID NOT NULL,
    "orderId" UUID NOT NULL,
    "byId" UUID NOT NULL,
    "text" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "OrderNote_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SalesChange" (
    "id" BIGSERIAL NOT NULL,
    "productId" UUID NOT NULL,
    "day" DATE NOT NULL,
    "status" "OrderStatus",
    "count" INTEGER NOT NULL,
    "orders" INTEGER NOT NULL,
    "units" INTEGER NOT NULL,
    "paise" BIGINT NOT NULL,

    CONSTRAINT "SalesChange_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ProductSales" (
    "productId" UUID NOT NULL,
    "orders" INTEGER NOT NULL,
    "units" INTEGER NOT NULL,
    "paise" BIGINT NOT NULL,

    CONSTRAINT "ProductSales_pkey" PRIMARY KEY ("productId")
);

-- CreateTable
CREATE TABLE "DaySales" (
    "day" DATE NOT NULL,
    "orders" INTEGER NOT NULL,
    "units" INTEGER NOT NULL,
    "paise" BIGINT NOT NULL,

    CONSTRAINT "DaySales_pkey" PRIMARY KEY ("day")
);

-- CreateTable
CREATE TABLE "StatusCount" (
    "status" TEXT NOT NULL,
    "orders" INTEGER NOT NULL,

    CONSTRAINT "StatusCount_pkey" PRIMARY KEY ("status")
);

-- CreateTable
CREATE TABLE "ChargerReport" (
    "id" UUID NOT NULL,
    "reference" TEXT NOT NULL,
    "userId" UUID NOT NULL,
    "orderId" UUID NOT NULL,
    "serial" TEXT,
    "location" TEXT NOT NULL,
    "issue" TEXT NOT NULL,
    "state" "ReportState" NOT NULL DEFAULT 'open',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "doneAt" TIMESTAMPTZ(3),

    CONSTRAINT "ChargerReport_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ShopSettings" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "lowStock" INTEGER NOT NULL DEFAULT 5,
    "notifyEmails" TEXT[],
    "notifyOrders" BOOLEAN NOT NULL DEFAULT false,
    "notifyLowStock" BOOLEAN NOT NULL DEFAULT false,
    "notifyMessages" BOOLEAN NOT NULL DEFAULT false,
    "notifyReports" BOOLEAN NOT NULL DEFAULT false,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ShopSettings_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Order_purchaseId_idx" ON "Order"("purchaseId");

-- CreateIndex
CREATE INDEX "Refund_paymentId_idx" ON "Refund"("paymentId");

-- CreateIndex
CREATE INDEX "OrderNote_orderId_createdAt_idx" ON "OrderNote"("orderId", "createdAt");

-- CreateIndex
CREATE INDEX "ProductSales_orders_productId_idx" ON "ProductSales"("orders", "productId");

-- CreateIndex
CREATE INDEX "ProductSales_paise_productId_idx" ON "ProductSales"("paise", "productId");

-- CreateIndex
CREATE INDEX "Product_position_id_idx" ON "Product"("position", "id");

-- CreateIndex
CREATE UNIQUE INDEX "ChargerReport_reference_key" ON "ChargerReport"("reference");

-- CreateIndex
CREATE INDEX "ChargerReport_createdAt_id_idx" ON "ChargerReport"("createdAt", "id");

-- CreateIndex
CREATE INDEX "ChargerReport_state_createdAt_id_idx" ON "ChargerReport"("state", "createdAt", "id");

-- CreateIndex
CREATE INDEX "ChargerReport_userId_createdAt_idx" ON "ChargerReport"("userId", "createdAt");

-- CreateIndex
CREATE INDEX "ChargerReport_orderId_idx" ON "ChargerReport"("orderId");

-- CreateIndex
CREATE INDEX "AuditEntry_by_at_id_idx" ON "AuditEntry"("by", "at", "id");

-- CreateIndex
CREATE INDEX "AuditEntry_subject_at_id_idx" ON "AuditEntry"("subject", "at", "id");

-- CreateIndex
CREATE INDEX "AuditEntry_byId_at_id_idx" ON "AuditEntry"("byId", "at", "id");

-- CreateIndex
CREATE INDEX "AuditEntry_action_at_id_idx" ON "AuditEntry"("action", "at", "id");

-- CreateIndex
CREATE INDEX "contact_message_unread" ON "ContactMessage"("createdAt") WHERE ("readAt" IS NULL);

-- CreateIndex
CREATE INDEX "grievance_open" ON "ContactMessage"("topic", "createdAt") WHERE ("handledAt" IS NULL);

-- CreateIndex
CREATE INDEX "demo_request_unread" ON "DemoRequest"("createdAt") WHERE ("readAt" IS NULL);

-- CreateIndex
CREATE INDEX "product_low_stock" ON "Product"("quantity", "id") WHERE ("isListed" = true);

-- CreateIndex
CREATE INDEX "product_family" ON "Product"("model", "ratedPowerW", "id") WHERE ("isListed" = true);

-- CreateIndex
CREATE INDEX "product_power" ON "Product"("ratedPowerW", "id") WHERE ("isListed" = true);

-- CreateIndex
CREATE INDEX "ProductImage_base_idx" ON "ProductImage"("base");

-- CreateIndex
CREATE INDEX "User_createdAt_id_idx" ON "User"("createdAt", "id");

-- CreateIndex
CREATE INDEX "user_admins" ON "User"("id") WHERE (role = 'admin'::"Role");

-- AddForeignKey
ALTER TABLE "OrderNote" ADD CONSTRAINT "OrderNote_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OrderNote" ADD CONSTRAINT "OrderNote_byId_fkey" FOREIGN KEY ("byId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ChargerReport" ADD CONSTRAINT "ChargerReport_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ChargerReport" ADD CONSTRAINT "ChargerReport_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "ShopSettings" ADD CONSTRAINT shop_settings_one_row CHECK (id = 1);
ALTER TABLE "ShopSettings" ADD CONSTRAINT shop_settings_low_stock CHECK ("lowStock" BETWEEN 0 AND 1000);
ALTER TABLE "ChargerReport" ADD CONSTRAINT charger_report_done CHECK ((state = 'done') = ("doneAt" IS NOT NULL));

-- What is searched. Indexes over expressions are left alone by the difference engine.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE INDEX product_words ON "Product" USING gin ((name || ' ' || model || ' ' || summary || ' ' || features) gin_trgm_ops);
CREATE INDEX user_words ON "User" USING gin ((name || ' ' || email || ' ' || coalesce(phone, '')) gin_trgm_ops);
CREATE INDEX report_words ON "ChargerReport" USING gin ((reference || ' ' || coalesce(serial, '') || ' ' || location || ' ' || issue) gin_trgm_ops);
-- Names in the order of the alphabet, whatever their capitals.
-- It holds the name itself as well, because an index over an expression is else never enough by itself.
CREATE INDEX user_by_name ON "User" (lower(name), id) INCLUDE (name) WHERE "erasedAt" IS NULL;
CREATE INDEX product_by_name ON "Product" (lower(name), id);
-- People read out the end of an order's number.
CREATE INDEX order_number_end ON "Order" (reverse(number) text_pattern_ops);

-- Sales: each change of an order is written down where it happens, whoever makes it.
-- Every product has its sums from the start, so that what nobody bought is in the list of sales too.
CREATE FUNCTION product_sales_begun() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "ProductSales" ("productId", orders, units, paise) SELECT id, 0, 0, 0 FROM added;
  RETURN NULL;
END $$;
CREATE TRIGGER product_sales_begun AFTER INSERT ON "Product" REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION product_sales_begun();
INSERT INTO "ProductSales" ("productId", orders, units, paise) SELECT id, 0, 0, 0 FROM "Product";
CREATE FUNCTION sales_sign(status "OrderStatus") RETURNS int LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN status IS DISTINCT FROM 'canceled' THEN 1 ELSE 0 END
$$;
CREATE FUNCTION order_sales_placed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "SalesChange" ("productId", day, status, count, orders, units, paise)
  SELECT l."productId", (o."placedAt" AT TIME ZONE 'Asia/Kolkata')::date, o.status, 1,
         sales_sign(o.status), sales_sign(o.status) * l.quantity, sales_sign(o.status) * o."totalPaise"::bigint
  FROM placed o JOIN "PurchaseLine" l ON l.id = o."lineId";
  RETURN NULL;
END $$;
CREATE TRIGGER order_sales_placed AFTER INSERT ON "Order" REFERENCING NEW TABLE AS placed
  FOR EACH STATEMENT EXECUTE FUNCTION order_sales_placed();
CREATE FUNCTION order_sales_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "SalesChange" ("productId", day, status, count, orders, units, paise)
  SELECT l."productId", (o."placedAt" AT TIME ZONE 'Asia/Kolkata')::date, o.status, o.sign,
         o.sign * sales_sign(o.status), o.sign * sales_sign(o.status) * l.quantity,
         o.sign * sales_sign(o.status) * o."totalPaise"::bigint
  FROM (VALUES (-1, OLD."placedAt", OLD.status, OLD."totalPaise"), (1, NEW."placedAt", NEW.status, NEW."totalPaise"))
         AS o (sign, "placedAt", status, "totalPaise")
  JOIN "PurchaseLine" l ON l.id = NEW."lineId";
  RETURN NULL;
END $$;
CREATE TRIGGER order_sales_changed AFTER UPDATE OF status, "placedAt", "totalPaise" ON "Order" FOR EACH ROW
  WHEN ((OLD.status, OLD."placedAt", OLD."totalPaise") IS DISTINCT FROM (NEW.status, NEW."placedAt", NEW."totalPaise"))
  EXECUTE FUNCTION order_sales_changed();
INSERT INTO "SalesChange" ("productId", day, status, count, orders, units, paise)
SELECT l."productId", (o."placedAt" AT TIME ZONE 'Asia/Kolkata')::date, o.status, 1,
       sales_sign(o.status), sales_sign(o.status) * l.quantity, sales_sign(o.status) * o."totalPaise"::bigint
FROM "Order" o JOIN "PurchaseLine" l ON l.id = o."lineId";
