-- AlterTable
ALTER TABLE "ShopSettings" ADD COLUMN     "requireAuthenticator" BOOLEAN NOT NULL DEFAULT false;
