-- What an unpaid purchase has taken off the stock: no longer always all of it.
ALTER TABLE "PurchaseLine" ADD COLUMN "heldUnits" INTEGER NOT NULL DEFAULT 0;
UPDATE "PurchaseLine" SET "heldUnits" = quantity;
ALTER TABLE "PurchaseLine" ADD CONSTRAINT purchase_line_held CHECK ("heldUnits" BETWEEN 0 AND quantity);

ALTER TABLE "OnlineSettings" ADD COLUMN "heldPercent" INTEGER NOT NULL DEFAULT 50;
ALTER TABLE "OnlineSettings" ADD CONSTRAINT online_settings_held CHECK ("heldPercent" BETWEEN 1 AND 100);
