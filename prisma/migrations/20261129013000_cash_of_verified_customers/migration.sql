-- A shop that has saved its cash settings keeps what it chose; a new one begins with both rules.
ALTER TABLE "CashSettings" ALTER COLUMN "oneOpenPerPhone" SET DEFAULT true;
ALTER TABLE "CashSettings" ADD COLUMN "verifiedOnly" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "CashSettings" ALTER COLUMN "verifiedOnly" SET DEFAULT true;
