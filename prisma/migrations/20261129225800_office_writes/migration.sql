-- AlterTable
ALTER TABLE "User" ADD COLUMN     "wroteAt" BIGINT;
