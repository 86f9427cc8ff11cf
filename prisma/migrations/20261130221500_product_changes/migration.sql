-- CreateTable
CREATE TABLE "ProductChange" (
    "transaction" BIGINT NOT NULL,
    "productId" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ProductChange_pkey" PRIMARY KEY ("transaction","productId")
);

-- Which products a transaction has changed for a search: who keeps the catalogue in memory reads these again. Numbers of
-- transactions are not in the order of their commits: compare them with a snapshot (pg_visible_in_snapshot).
CREATE OR REPLACE FUNCTION catalogue_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('shop.catalogue_change', true) IS DISTINCT FROM pg_current_xact_id()::text THEN
    INSERT INTO "CatalogueChange" DEFAULT VALUES;
    PERFORM set_config('shop.catalogue_change', pg_current_xact_id()::text, true);
  END IF;
  INSERT INTO "ProductChange" (transaction, "productId")
  VALUES (pg_current_xact_id()::text::bigint, CASE TG_OP WHEN 'DELETE' THEN OLD.id ELSE NEW.id END) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
