-- AlterTable
ALTER TABLE "ApiKey" ADD COLUMN     "networks" TEXT[] DEFAULT ARRAY[]::TEXT[];
