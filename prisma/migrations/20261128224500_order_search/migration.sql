-- CreateIndex
CREATE INDEX "Refund_arn_idx" ON "Refund"("arn");

-- Where an order went and whom the driver called, as it was at the checkout, whatever the profile says today.
CREATE INDEX purchase_words ON "Purchase" USING gin ((coalesce(phone, '') || ' ' || coalesce(address ->> 'city', '') || ' ' || coalesce(address ->> 'pin', '')) gin_trgm_ops);
-- Who bought a model: by what the charger was called when it was bought.
CREATE INDEX line_words ON "PurchaseLine" USING gin ((name || ' ' || model) gin_trgm_ops);
-- The same of a delivery that was changed: an order is found by where it was to go at first as well.
CREATE INDEX redirection_words ON "Redirection" USING gin ((coalesce(before ->> 'phone', '') || ' ' || coalesce(before -> 'address' ->> 'city', '') || ' ' || coalesce(before -> 'address' ->> 'pin', '')) gin_trgm_ops);
