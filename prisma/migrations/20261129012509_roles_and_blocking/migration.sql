-- CreateEnum
CREATE TYPE "OfficeRole" AS ENUM ('owner', 'orders', 'readonly');

-- AlterTable
ALTER TABLE "Invitation" ADD COLUMN     "officeRole" "OfficeRole" NOT NULL DEFAULT 'owner';

-- AlterTable
ALTER TABLE "User" ADD COLUMN     "blockedAt" TIMESTAMPTZ(3),
ADD COLUMN     "blockedReason" TEXT,
ADD COLUMN     "officeRole" "OfficeRole";

-- Whoever ran the back-office could do everything.
UPDATE "User" SET "officeRole" = 'owner' WHERE role = 'admin';

ALTER TABLE "User" ADD CONSTRAINT user_office_role CHECK ((role = 'admin') = ("officeRole" IS NOT NULL));
ALTER TABLE "User" ADD CONSTRAINT user_blocked CHECK (("blockedAt" IS NULL) = ("blockedReason" IS NULL));
