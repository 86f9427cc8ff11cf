-- AlterTable
ALTER TABLE "Order" ADD COLUMN     "sentTo" JSONB;

-- AlterTable
ALTER TABLE "Purchase" ADD COLUMN     "enteredById" UUID;

-- CreateTable
CREATE TABLE "Redirection" (
    "id" UUID NOT NULL,
    "purchaseId" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "by" TEXT NOT NULL,
    "byId" UUID NOT NULL,
    "orderIds" UUID[],
    "before" JSONB NOT NULL,
    "after" JSONB NOT NULL,

    CONSTRAINT "Redirection_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Redirection_purchaseId_at_idx" ON "Redirection"("purchaseId", "at");

-- AddForeignKey
ALTER TABLE "Redirection" ADD CONSTRAINT "Redirection_purchaseId_fkey" FOREIGN KEY ("purchaseId") REFERENCES "Purchase"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- By hand: what the schema cannot say.
ALTER TABLE "Redirection" ADD CONSTRAINT "redirection_by" CHECK ("by" IN ('customer', 'admin'));
ALTER TABLE "Redirection" ADD CONSTRAINT "redirection_of_orders" CHECK (cardinality("orderIds") > 0);
