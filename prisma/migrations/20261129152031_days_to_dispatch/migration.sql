-- AlterTable
ALTER TABLE "Product" ADD COLUMN     "handlingDays" INTEGER;

ALTER TABLE "Product" ADD CONSTRAINT product_handling_days CHECK ("handlingDays" BETWEEN 0 AND 120);
