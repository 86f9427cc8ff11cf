-- CreateTable
CREATE TABLE "ProductName" (
    "productId" UUID NOT NULL,
    "key" TEXT NOT NULL,

    CONSTRAINT "ProductName_pkey" PRIMARY KEY ("productId","key")
);

-- CreateIndex
CREATE INDEX "product_names" ON "ProductName"("key" text_pattern_ops, "productId");

-- AddForeignKey
ALTER TABLE "ProductName" ADD CONSTRAINT "ProductName_productId_fkey" FOREIGN KEY ("productId") REFERENCES "Product"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What stands behind a # in Product.search, for a search of what begins so: by the trigrams of "wall" every other charger
-- would be read to find that none is called so. Not an index of Product itself, which each sale would have to write.
CREATE FUNCTION product_names() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "ProductName" WHERE "productId" = NEW.id;
  INSERT INTO "ProductName" ("productId", key) SELECT DISTINCT NEW.id, key
  FROM unnest(ARRAY[search_key(NEW.slug), search_key(NEW.model), search_key(NEW.name)]) AS key;
  RETURN NULL;
END $$;
CREATE TRIGGER product_named AFTER INSERT ON "Product" FOR EACH ROW EXECUTE FUNCTION product_names();
CREATE TRIGGER product_renamed AFTER UPDATE ON "Product"
  FOR EACH ROW WHEN (OLD.slug <> NEW.slug OR OLD.model <> NEW.model OR OLD.name <> NEW.name)
  EXECUTE FUNCTION product_names();

INSERT INTO "ProductName" ("productId", key)
SELECT DISTINCT id, key FROM "Product", unnest(ARRAY[search_key(slug), search_key(model), search_key(name)]) AS key;
