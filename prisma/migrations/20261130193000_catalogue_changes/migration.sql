-- CreateTable
CREATE TABLE "CatalogueChange" (
    "id" BIGSERIAL NOT NULL,
    "changes" BIGINT NOT NULL DEFAULT 1,

    CONSTRAINT "CatalogueChange_pkey" PRIMARY KEY ("id")
);

-- One row for each transaction that changes what a search may find, or its order. The sum over all rows is the state of
-- the catalogue: it grows with each commit and is never the same again. Rows are only added, so that nobody waits.
CREATE FUNCTION catalogue_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('shop.catalogue_change', true) IS DISTINCT FROM pg_current_xact_id()::text THEN
    INSERT INTO "CatalogueChange" DEFAULT VALUES;
    PERFORM set_config('shop.catalogue_change', pg_current_xact_id()::text, true);
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER catalogue_added AFTER INSERT ON "Product"
  FOR EACH ROW WHEN (NEW."isListed") EXECUTE FUNCTION catalogue_change();
CREATE TRIGGER catalogue_removed AFTER DELETE ON "Product"
  FOR EACH ROW WHEN (OLD."isListed") EXECUTE FUNCTION catalogue_change();
-- A sale counts when it takes the last unit: what is in stock comes first.
CREATE TRIGGER catalogue_changed AFTER UPDATE ON "Product"
  FOR EACH ROW WHEN ((OLD."isListed" OR NEW."isListed") AND (
    (OLD.quantity <= 0) <> (NEW.quantity <= 0) OR OLD."isListed" <> NEW."isListed" OR OLD.position <> NEW.position
    OR OLD.search <> NEW.search OR OLD.kind <> NEW.kind OR OLD."ratedPowerW" <> NEW."ratedPowerW"))
  EXECUTE FUNCTION catalogue_change();
