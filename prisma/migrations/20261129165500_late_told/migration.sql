-- AlterTable
ALTER TABLE "Order" ADD COLUMN     "lateToldFor" DATE;

-- Nobody is written to about what was late before these emails existed.
UPDATE "Order" SET "lateToldFor" = "promisedTo"
WHERE "promisedTo" < (now() AT TIME ZONE 'Asia/Kolkata')::date;
