-- AlterTable
ALTER TABLE "Order" ADD COLUMN     "productId" UUID;

-- Whoever writes an order writes its line first, which never becomes another product's.
CREATE FUNCTION order_product() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."productId" := (SELECT l."productId" FROM "PurchaseLine" l WHERE l.id = NEW."lineId");
  RETURN NEW;
END $$;
CREATE TRIGGER order_product BEFORE INSERT OR UPDATE OF "lineId" ON "Order" FOR EACH ROW
  EXECUTE FUNCTION order_product();
UPDATE "Order" o SET "productId" = l."productId" FROM "PurchaseLine" l WHERE l.id = o."lineId";

-- CreateIndex
CREATE INDEX "Order_productId_placedAt_id_idx" ON "Order"("productId", "placedAt", "id");
