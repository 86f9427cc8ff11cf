-- A code of fewer than eight digits, as those of services are, was filled up with blanks, and no document takes it so.
ALTER TABLE "Product" ALTER COLUMN "hsn" TYPE VARCHAR(8) USING rtrim("hsn");
ALTER TABLE "PurchaseLine" ALTER COLUMN "hsn" TYPE VARCHAR(8) USING rtrim("hsn");
