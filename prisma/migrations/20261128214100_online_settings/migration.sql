-- CreateTable
CREATE TABLE "OnlineSettings" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "maxPaise" BIGINT DEFAULT 50000000,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "OnlineSettings_pkey" PRIMARY KEY ("id")
);

ALTER TABLE "OnlineSettings" ADD CONSTRAINT online_settings_one_row CHECK (id = 1);
-- The provider takes nothing below ₹1.
ALTER TABLE "OnlineSettings" ADD CONSTRAINT online_settings_max CHECK ("maxPaise" IS NULL OR "maxPaise" >= 100);
