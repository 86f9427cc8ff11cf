-- AlterTable
ALTER TABLE "OneTimeCode" ADD COLUMN     "asker" TEXT NOT NULL DEFAULT '';
