-- AlterTable
ALTER TABLE "Session" ADD COLUMN     "provedAt" TIMESTAMPTZ(3);
