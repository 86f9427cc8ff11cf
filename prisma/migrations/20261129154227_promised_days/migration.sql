-- AlterTable
ALTER TABLE "Order" ADD COLUMN     "dispatchBy" DATE,
ADD COLUMN     "promisedFrom" DATE,
ADD COLUMN     "promisedTo" DATE;

-- CreateIndex
CREATE INDEX "order_on_its_way" ON "Order"("promisedTo", "id") WHERE ((status IS NULL) OR (status <> ALL (ARRAY['Delivered'::"OrderStatus", 'canceled'::"OrderStatus"])));

ALTER TABLE "Order" ADD CONSTRAINT order_promised CHECK (
  num_nonnulls("dispatchBy", "promisedFrom", "promisedTo") IN (0, 3)
  AND "promisedFrom" <= "promisedTo" AND "dispatchBy" <= "promisedTo");
