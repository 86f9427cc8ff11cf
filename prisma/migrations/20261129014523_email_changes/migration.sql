-- CreateTable
CREATE TABLE "EmailChange" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "audience" "Audience" NOT NULL,
    "oldEmail" TEXT NOT NULL,
    "oldVerified" BOOLEAN NOT NULL,
    "newEmail" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "confirmedAt" TIMESTAMPTZ(3),
    "endedAt" TIMESTAMPTZ(3),
    "undoHash" CHAR(64),
    "undoUntil" TIMESTAMPTZ(3),
    "undoneAt" TIMESTAMPTZ(3),

    CONSTRAINT "EmailChange_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "EmailChange_undoHash_key" ON "EmailChange"("undoHash");

-- CreateIndex
CREATE INDEX "EmailChange_userId_createdAt_idx" ON "EmailChange"("userId", "createdAt");

-- CreateIndex
CREATE INDEX "EmailChange_oldEmail_idx" ON "EmailChange"("oldEmail");

-- CreateIndex
CREATE UNIQUE INDEX "email_change_open" ON "EmailChange"("userId") WHERE (("confirmedAt" IS NULL) AND ("endedAt" IS NULL));

-- AddForeignKey
ALTER TABLE "EmailChange" ADD CONSTRAINT "EmailChange_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
