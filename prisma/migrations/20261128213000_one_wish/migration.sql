-- A checkout names the version of the cart that it buys.
ALTER TABLE "Cart" ADD COLUMN "version" UUID NOT NULL DEFAULT gen_random_uuid();

-- Why an unpaid purchase was closed. Until now a purchase was closed by time or refused by the provider, or
-- replaced without a note of it: late money fulfils those as before.
CREATE TYPE "CloseReason" AS ENUM ('expired', 'replaced', 'refused');

ALTER TABLE "Purchase" RENAME COLUMN "fingerprint" TO "wishHash";
ALTER TABLE "Purchase"
  ADD COLUMN "cartVersion" UUID,
  ADD COLUMN "isAgain" BOOLEAN NOT NULL DEFAULT false,
  ADD COLUMN "closedFor" "CloseReason",
  ADD COLUMN "toldAt" TIMESTAMPTZ(3);
UPDATE "Purchase" SET "closedFor" = 'expired' WHERE state = 'expired';
UPDATE "Purchase" SET "closedFor" = 'refused' WHERE state = 'failed';

-- A repeat reads its answer again from what was changed. Requests that were answered without a change (states
-- and refusals) are forgotten: a repeat asks again.
DELETE FROM "IdempotentRequest" WHERE "change" IS NULL;
ALTER TABLE "IdempotentRequest" DROP COLUMN "status", DROP COLUMN "answer";
