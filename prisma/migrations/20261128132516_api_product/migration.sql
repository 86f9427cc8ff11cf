-- AlterTable
ALTER TABLE "ApiKey" ADD COLUMN     "createdById" UUID,
ADD COLUMN     "prefix" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "scopes" TEXT[];

-- CreateTable
CREATE TABLE "IdempotentRequest" (
    "id" UUID NOT NULL,
    "owner" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "call" TEXT NOT NULL,
    "bodyHash" CHAR(64) NOT NULL,
    "startedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "change" TEXT,
    "finishedAt" TIMESTAMPTZ(3),
    "status" INTEGER,
    "answer" TEXT,

    CONSTRAINT "IdempotentRequest_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "IdempotentRequest_startedAt_idx" ON "IdempotentRequest"("startedAt");

-- CreateIndex
CREATE UNIQUE INDEX "IdempotentRequest_owner_key_key" ON "IdempotentRequest"("owner", "key");

-- CreateIndex
CREATE INDEX "ApiKey_createdAt_id_idx" ON "ApiKey"("createdAt", "id");

-- AddForeignKey
ALTER TABLE "ApiKey" ADD CONSTRAINT "ApiKey_createdById_fkey" FOREIGN KEY ("createdById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- The keys there are were made before scopes: they opened everything that programs could do.
UPDATE "ApiKey" SET "scopes" = ARRAY['shop', 'office'];
