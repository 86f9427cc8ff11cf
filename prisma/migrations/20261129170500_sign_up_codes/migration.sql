-- AlterEnum
ALTER TYPE "CodePurpose" ADD VALUE 'sign_up';

-- AlterTable
ALTER TABLE "OneTimeCode" ALTER COLUMN "userId" DROP NOT NULL;

-- CreateIndex
CREATE INDEX "OneTimeCode_email_purpose_createdAt_idx" ON "OneTimeCode"("email", "purpose", "createdAt");

-- As text: a new value of an enum cannot be used in the transaction that adds it.
ALTER TABLE "OneTimeCode" ADD CONSTRAINT code_owner CHECK (
  "userId" IS NOT NULL OR purpose::text = 'sign_up');
