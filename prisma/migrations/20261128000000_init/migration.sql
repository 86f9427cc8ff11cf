-- CreateEnum
CREATE TYPE "Role" AS ENUM ('customer', 'admin');

-- CreateEnum
CREATE TYPE "Audience" AS ENUM ('customer', 'admin');

-- CreateEnum
CREATE TYPE "AddressType" AS ENUM ('Home', 'Work', 'Other');

-- CreateEnum
CREATE TYPE "ProductKind" AS ENUM ('portable', 'wall', 'dc');

-- CreateEnum
CREATE TYPE "StockReason" AS ENUM ('received', 'corrected', 'damaged', 'reserved', 'released', 'restocked');

-- CreateEnum
CREATE TYPE "PurchaseState" AS ENUM ('awaiting_payment', 'placed', 'expired', 'failed', 'refunded');

-- CreateEnum
CREATE TYPE "PayMethod" AS ENUM ('online', 'cash');

-- CreateEnum
CREATE TYPE "OrderStatus" AS ENUM ('pending', 'Accepted', 'Processing', 'Shipped', 'Delivered', 'canceled');

-- CreateEnum
CREATE TYPE "AttemptState" AS ENUM ('created', 'paid', 'closed');

-- CreateEnum
CREATE TYPE "RefundState" AS ENUM ('pending', 'sent', 'processed', 'failed');

-- CreateTable
CREATE TABLE "User" (
    "id" UUID NOT NULL,
    "number" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "emailVerifiedAt" TIMESTAMPTZ(3),
    "phone" TEXT,
    "passwordHash" TEXT NOT NULL,
    "role" "Role" NOT NULL DEFAULT 'customer',
    "about" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "User_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Session" (
    "idHash" CHAR(64) NOT NULL,
    "userId" UUID NOT NULL,
    "audience" "Audience" NOT NULL,
    "userAgent" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastSeenAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "revokedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Session_pkey" PRIMARY KEY ("idHash")
);

-- CreateTable
CREATE TABLE "ApiKey" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "keyHash" CHAR(64) NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastUsedAt" TIMESTAMPTZ(3),
    "revokedAt" TIMESTAMPTZ(3),

    CONSTRAINT "ApiKey_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Address" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "type" "AddressType" NOT NULL,
    "customTypeName" TEXT,
    "houseBuilding" TEXT NOT NULL,
    "localityStreet" TEXT NOT NULL,
    "landmark" TEXT,
    "city" TEXT NOT NULL,
    "poPs" TEXT,
    "district" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "pin" CHAR(6) NOT NULL,
    "country" TEXT NOT NULL DEFAULT 'India',
    "isDefault" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Address_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Product" (
    "id" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "model" TEXT NOT NULL,
    "summary" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "features" TEXT NOT NULL,
    "kind" "ProductKind" NOT NULL,
    "ratedPowerW" INTEGER NOT NULL,
    "color" TEXT NOT NULL,
    "pricePaise" INTEGER NOT NULL,
    "hsn" CHAR(8) NOT NULL,
    "gstRateBp" INTEGER NOT NULL,
    "quantity" INTEGER NOT NULL,
    "isListed" BOOLEAN NOT NULL DEFAULT true,
    "position" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Product_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ProductDetails" (
    "productId" UUID NOT NULL,
    "inputVoltage" TEXT,
    "phase" TEXT,
    "current" TEXT,
    "frequency" TEXT,
    "ratedPower" TEXT,
    "fastCharger" TEXT,
    "protection" TEXT,
    "communication" TEXT,
    "cooling" TEXT,
    "ingressProtection" TEXT,
    "dimensions" TEXT,
    "gunDetails" TEXT,
    "gunType" TEXT,
    "material" TEXT,
    "outputVoltage" TEXT,
    "display" TEXT,
    "pushButton" TEXT,
    "operatingTemps" TEXT,
    "chargingOperation" TEXT,
    "safetyRegulation" TEXT,
    "mountingType" TEXT,
    "cableLength" TEXT,
    "additionalDetails" TEXT,

    CONSTRAINT "ProductDetails_pkey" PRIMARY KEY ("productId")
);

-- CreateTable
CREATE TABLE "ProductImage" (
    "id" UUID NOT NULL,
    "productId" UUID NOT NULL,
    "base" TEXT NOT NULL,
    "widths" INTEGER[],
    "alt" TEXT NOT NULL,
    "position" INTEGER NOT NULL,

    CONSTRAINT "ProductImage_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "StockMovement" (
    "id" UUID NOT NULL,
    "productId" UUID NOT NULL,
    "delta" INTEGER NOT NULL,
    "reason" "StockReason" NOT NULL,
    "purchaseId" UUID,
    "note" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "StockMovement_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Cart" (
    "id" UUID NOT NULL,
    "userId" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Cart_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "CartLine" (
    "cartId" UUID NOT NULL,
    "productId" UUID NOT NULL,
    "quantity" INTEGER NOT NULL,
    "seenPaise" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "CartLine_pkey" PRIMARY KEY ("cartId","productId")
);

-- CreateTable
CREATE TABLE "Purchase" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "state" "PurchaseState" NOT NULL,
    "method" "PayMethod" NOT NULL,
    "totalPaise" INTEGER NOT NULL,
    "address" JSONB NOT NULL,
    "deliveryAddress" TEXT NOT NULL,
    "paidBy" TEXT,
    "phone" TEXT,
    "driverNote" TEXT,
    "reservedUntil" TIMESTAMPTZ(3),
    "stockHeld" BOOLEAN NOT NULL DEFAULT true,
    "fingerprint" CHAR(64) NOT NULL,
    "checkoutKey" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "placedAt" TIMESTAMPTZ(3),
    "closedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Purchase_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PurchaseLine" (
    "id" UUID NOT NULL,
    "purchaseId" UUID NOT NULL,
    "productId" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "model" TEXT NOT NULL,
    "imageBase" TEXT,
    "details" JSONB NOT NULL,
    "unitPaise" INTEGER NOT NULL,
    "quantity" INTEGER NOT NULL,
    "hsn" CHAR(8) NOT NULL,
    "gstRateBp" INTEGER NOT NULL,

    CONSTRAINT "PurchaseLine_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Order" (
    "id" UUID NOT NULL,
    "number" TEXT NOT NULL,
    "purchaseId" UUID NOT NULL,
    "lineId" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "totalPaise" INTEGER NOT NULL,
    "status" "OrderStatus",
    "cancelReason" TEXT,
    "cancelOtherReason" TEXT,
    "placedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Order_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "OrderEvent" (
    "id" UUID NOT NULL,
    "orderId" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "by" TEXT NOT NULL,
    "byId" UUID,
    "from" "OrderStatus",
    "to" "OrderStatus",
    "note" TEXT,

    CONSTRAINT "OrderEvent_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PaymentAttempt" (
    "id" UUID NOT NULL,
    "receipt" TEXT NOT NULL,
    "purchaseId" UUID NOT NULL,
    "keyId" TEXT NOT NULL,
    "providerOrderId" TEXT,
    "amountPaise" INTEGER NOT NULL,
    "state" "AttemptState" NOT NULL DEFAULT 'created',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "checkedAt" TIMESTAMPTZ(3),

    CONSTRAINT "PaymentAttempt_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Payment" (
    "id" TEXT NOT NULL,
    "attemptId" UUID NOT NULL,
    "purchaseId" UUID NOT NULL,
    "amountPaise" INTEGER NOT NULL,
    "currency" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "method" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Payment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Refund" (
    "id" UUID NOT NULL,
    "paymentId" TEXT NOT NULL,
    "purchaseId" UUID NOT NULL,
    "amountPaise" INTEGER NOT NULL,
    "reason" TEXT NOT NULL,
    "state" "RefundState" NOT NULL DEFAULT 'pending',
    "providerRefundId" TEXT,
    "tries" INTEGER NOT NULL DEFAULT 0,
    "nextTryAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastError" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "processedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Refund_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "WebhookEvent" (
    "id" TEXT NOT NULL,
    "event" TEXT NOT NULL,
    "payload" JSONB NOT NULL,
    "receivedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "processedAt" TIMESTAMPTZ(3),
    "error" TEXT,

    CONSTRAINT "WebhookEvent_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "OutboxMail" (
    "id" UUID NOT NULL,
    "dedupeKey" TEXT,
    "to" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "html" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "sentAt" TIMESTAMPTZ(3),
    "tries" INTEGER NOT NULL DEFAULT 0,
    "nextTryAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastError" TEXT,

    CONSTRAINT "OutboxMail_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AuditEntry" (
    "id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "adminId" UUID NOT NULL,
    "action" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "detail" JSONB,

    CONSTRAINT "AuditEntry_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "User_number_key" ON "User"("number");

-- CreateIndex
CREATE UNIQUE INDEX "User_email_key" ON "User"("email");

-- CreateIndex
CREATE INDEX "Session_userId_revokedAt_idx" ON "Session"("userId", "revokedAt");

-- CreateIndex
CREATE UNIQUE INDEX "ApiKey_keyHash_key" ON "ApiKey"("keyHash");

-- CreateIndex
CREATE INDEX "Address_userId_createdAt_idx" ON "Address"("userId", "createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "address_one_default" ON "Address"("userId") WHERE ("isDefault" = true);

-- CreateIndex
CREATE UNIQUE INDEX "Product_slug_key" ON "Product"("slug");

-- CreateIndex
CREATE INDEX "Product_isListed_position_id_idx" ON "Product"("isListed", "position", "id");

-- CreateIndex
CREATE UNIQUE INDEX "ProductImage_productId_position_key" ON "ProductImage"("productId", "position");

-- CreateIndex
CREATE INDEX "StockMovement_productId_createdAt_idx" ON "StockMovement"("productId", "createdAt");

-- CreateIndex
CREATE INDEX "StockMovement_purchaseId_idx" ON "StockMovement"("purchaseId");

-- CreateIndex
CREATE UNIQUE INDEX "Cart_userId_key" ON "Cart"("userId");

-- CreateIndex
CREATE INDEX "Purchase_userId_createdAt_idx" ON "Purchase"("userId", "createdAt");

-- CreateIndex
CREATE INDEX "Purchase_state_reservedUntil_idx" ON "Purchase"("state", "reservedUntil");

-- CreateIndex
CREATE UNIQUE INDEX "purchase_one_open" ON "Purchase"("userId") WHERE ("state" = 'awaiting_payment');

-- CreateIndex
CREATE UNIQUE INDEX "Purchase_userId_checkoutKey_key" ON "Purchase"("userId", "checkoutKey");

-- CreateIndex
CREATE UNIQUE INDEX "PurchaseLine_purchaseId_position_key" ON "PurchaseLine"("purchaseId", "position");

-- CreateIndex
CREATE UNIQUE INDEX "Order_number_key" ON "Order"("number");

-- CreateIndex
CREATE UNIQUE INDEX "Order_lineId_key" ON "Order"("lineId");

-- CreateIndex
CREATE INDEX "Order_userId_placedAt_id_idx" ON "Order"("userId", "placedAt", "id");

-- CreateIndex
CREATE INDEX "Order_placedAt_id_idx" ON "Order"("placedAt", "id");

-- CreateIndex
CREATE INDEX "Order_status_placedAt_id_idx" ON "Order"("status", "placedAt", "id");

-- CreateIndex
CREATE INDEX "OrderEvent_orderId_at_idx" ON "OrderEvent"("orderId", "at");

-- CreateIndex
CREATE UNIQUE INDEX "PaymentAttempt_receipt_key" ON "PaymentAttempt"("receipt");

-- CreateIndex
CREATE UNIQUE INDEX "PaymentAttempt_providerOrderId_key" ON "PaymentAttempt"("providerOrderId");

-- CreateIndex
CREATE INDEX "PaymentAttempt_purchaseId_idx" ON "PaymentAttempt"("purchaseId");

-- CreateIndex
CREATE INDEX "PaymentAttempt_state_createdAt_idx" ON "PaymentAttempt"("state", "createdAt");

-- CreateIndex
CREATE INDEX "Payment_purchaseId_idx" ON "Payment"("purchaseId");

-- CreateIndex
CREATE UNIQUE INDEX "Refund_providerRefundId_key" ON "Refund"("providerRefundId");

-- CreateIndex
CREATE INDEX "Refund_state_nextTryAt_idx" ON "Refund"("state", "nextTryAt");

-- CreateIndex
CREATE UNIQUE INDEX "Refund_paymentId_reason_key" ON "Refund"("paymentId", "reason");

-- CreateIndex
CREATE INDEX "WebhookEvent_processedAt_receivedAt_idx" ON "WebhookEvent"("processedAt", "receivedAt");

-- CreateIndex
CREATE UNIQUE INDEX "OutboxMail_dedupeKey_key" ON "OutboxMail"("dedupeKey");

-- CreateIndex
CREATE INDEX "OutboxMail_sentAt_nextTryAt_idx" ON "OutboxMail"("sentAt", "nextTryAt");

-- CreateIndex
CREATE INDEX "AuditEntry_at_id_idx" ON "AuditEntry"("at", "id");

-- AddForeignKey
ALTER TABLE "Session" ADD CONSTRAINT "Session_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Address" ADD CONSTRAINT "Address_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProductDetails" ADD CONSTRAINT "ProductDetails_productId_fkey" FOREIGN KEY ("productId") REFERENCES "Product"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProductImage" ADD CONSTRAINT "ProductImage_productId_fkey" FOREIGN KEY ("productId") REFERENCES "Product"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StockMovement" ADD CONSTRAINT "StockMovement_productId_fkey" FOREIGN KEY ("productId") REFERENCES "Product"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StockMovement" ADD CONSTRAINT "StockMovement_purchaseId_fkey" FOREIGN KEY ("purchaseId") REFERENCES "Purchase"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Cart" ADD CONSTRAINT "Cart_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CartLine" ADD CONSTRAINT "CartLine_cartId_fkey" FOREIGN KEY ("cartId") REFERENCES "Cart"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CartLine" ADD CONSTRAINT "CartLine_productId_fkey" FOREIGN KEY ("productId") REFERENCES "Product"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Purchase" ADD CONSTRAINT "Purchase_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PurchaseLine" ADD CONSTRAINT "PurchaseLine_purchaseId_fkey" FOREIGN KEY ("purchaseId") REFERENCES "Purchase"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PurchaseLine" ADD CONSTRAINT "PurchaseLine_productId_fkey" FOREIGN KEY ("productId") REFERENCES "Product"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Order" ADD CONSTRAINT "Order_purchaseId_fkey" FOREIGN KEY ("purchaseId") REFERENCES "Purchase"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Order" ADD CONSTRAINT "Order_lineId_fkey" FOREIGN KEY ("lineId") REFERENCES "PurchaseLine"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Order" ADD CONSTRAINT "Order_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OrderEvent" ADD CONSTRAINT "OrderEvent_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PaymentAttempt" ADD CONSTRAINT "PaymentAttempt_purchaseId_fkey" FOREIGN KEY ("purchaseId") REFERENCES "Purchase"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Payment" ADD CONSTRAINT "Payment_attemptId_fkey" FOREIGN KEY ("attemptId") REFERENCES "PaymentAttempt"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Payment" ADD CONSTRAINT "Payment_purchaseId_fkey" FOREIGN KEY ("purchaseId") REFERENCES "Purchase"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Refund" ADD CONSTRAINT "Refund_paymentId_fkey" FOREIGN KEY ("paymentId") REFERENCES "Payment"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Refund" ADD CONSTRAINT "Refund_purchaseId_fkey" FOREIGN KEY ("purchaseId") REFERENCES "Purchase"("id") ON DELETE RESTRICT ON UPDATE CASCADE;


-- What the schema language cannot say: rules that hold whatever code writes.
ALTER TABLE "User" ADD CONSTRAINT user_email_lower CHECK (email = lower(email));
ALTER TABLE "Product" ADD CONSTRAINT product_price_positive CHECK ("pricePaise" > 0);
ALTER TABLE "Product" ADD CONSTRAINT product_quantity_not_negative CHECK (quantity >= 0);
ALTER TABLE "Product" ADD CONSTRAINT product_gst_rate CHECK ("gstRateBp" BETWEEN 0 AND 10000);
ALTER TABLE "CartLine" ADD CONSTRAINT cart_line_quantity_positive CHECK (quantity > 0);
ALTER TABLE "Purchase" ADD CONSTRAINT purchase_total_positive CHECK ("totalPaise" > 0);
ALTER TABLE "PurchaseLine" ADD CONSTRAINT purchase_line_quantity_positive CHECK (quantity > 0);
ALTER TABLE "PurchaseLine" ADD CONSTRAINT purchase_line_price_positive CHECK ("unitPaise" > 0);
ALTER TABLE "Order" ADD CONSTRAINT order_total_positive CHECK ("totalPaise" > 0);
ALTER TABLE "PaymentAttempt" ADD CONSTRAINT payment_attempt_amount_positive CHECK ("amountPaise" > 0);
ALTER TABLE "PaymentAttempt" ADD CONSTRAINT payment_attempt_receipt_length CHECK (length(receipt) <= 40);
ALTER TABLE "Refund" ADD CONSTRAINT refund_amount_positive CHECK ("amountPaise" > 0);
ALTER TABLE "Address" ADD CONSTRAINT address_pin CHECK (pin ~ '^[1-9][0-9]{5}$');
ALTER TABLE "Address" ADD CONSTRAINT address_other_has_name CHECK (type <> 'Other' OR "customTypeName" IS NOT NULL);

-- Order numbers: never reused, never the highest plus one.
CREATE SEQUENCE order_number START WITH 1;
