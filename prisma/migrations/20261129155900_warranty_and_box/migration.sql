-- AlterTable
ALTER TABLE "Product" ADD COLUMN     "inTheBox" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "warrantyCovers" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "warrantyMonths" INTEGER;

ALTER TABLE "Product" ADD CONSTRAINT "product_warranty" CHECK ("warrantyMonths" BETWEEN 1 AND 240);
