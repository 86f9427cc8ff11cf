-- One purchase of two products as the shop's statements, without the shop: createpayment, verifypayment,
-- the provider's three events, the mail. For pgbench, see workshop/bench/commands/checkout.ts. The first
-- statement chooses the customer and the ids that the application makes itself; the rest is what the server
-- is asked (left out: the job runner's own tables). To take it again:
-- PGOPTIONS='-c log_statement=all' BENCH_CUSTOMERS=1 npm run bench -- checkout, then the server's log.
\set a random(0, 11)
\set b random(12, 23)
SELECT p."userId" AS customer, p."idHash" AS session, a.id AS first, b.id AS second, gen_random_uuid() AS purchase, gen_random_uuid() AS line1, gen_random_uuid() AS line2, gen_random_uuid() AS attempt, gen_random_uuid() AS order1, gen_random_uuid() AS order2 FROM bench_person p JOIN bench_product a ON a.n = :a JOIN bench_product b ON b.n = :b WHERE p.n = :client_id \gset

-- createpayment: who asks
SELECT id FROM "ApiKey" WHERE "keyHash" = 'none' AND "revokedAt" IS NULL LIMIT 1;
SELECT s."lastSeenAt", u.name, u.role FROM "Session" s JOIN "User" u ON u.id = s."userId" WHERE s."idHash" = :session::bpchar AND s."userId" = :customer::uuid AND s.audience = 'customer' AND s."revokedAt" IS NULL AND s."expiresAt" > now() AND u."erasedAt" IS NULL;
-- what it costs, and where it goes
SELECT p.id, p.name, p.model, p."pricePaise", p."isListed", p.hsn, p."gstRateBp", p."cashAllowed", d.one, i.list FROM "Product" p LEFT JOIN LATERAL (SELECT to_jsonb(d) AS one FROM "ProductDetails" d WHERE d."productId" = p.id) d ON true LEFT JOIN LATERAL (SELECT jsonb_agg(x) AS list FROM (SELECT base FROM "ProductImage" WHERE "productId" = p.id ORDER BY position LIMIT 1) x) i ON true WHERE p.id IN (:first::uuid, :second::uuid);
SELECT * FROM "Address" WHERE "userId" = :customer::uuid AND "isDefault" LIMIT 1;
SELECT id, name, email, phone FROM "User" WHERE id = :customer::uuid LIMIT 1;
SELECT p.id, p."totalPaise", t.list FROM "Purchase" p LEFT JOIN LATERAL (SELECT jsonb_agg("providerOrderId") AS list FROM "PaymentAttempt" WHERE "purchaseId" = p.id) t ON true WHERE p."userId" = :customer::uuid AND p.state = 'awaiting_payment' AND p."wishHash" <> 'x' LIMIT 1;
BEGIN;
SELECT 1 FROM "User" WHERE id = :customer::uuid FOR NO KEY UPDATE;
SELECT id, "wishHash", "reservedUntil" FROM "Purchase" WHERE "userId" = :customer::uuid AND state = 'awaiting_payment' LIMIT 1;
INSERT INTO "Purchase" (id, "userId", state, method, "totalPaise", "feePaise", address, "deliveryAddress", phone, "reservedUntil", "stockHeld", "wishHash") VALUES (:purchase::uuid, :customer::uuid, 'awaiting_payment', 'online', 399800, 0, jsonb_build_object('text', repeat('x', 400)), '12, Lake View, MG Road, Bengaluru, Bengaluru Urban, Karnataka 560001', '+919876543210', now() + interval '30 minutes', true, repeat('f', 64)) RETURNING id;
INSERT INTO "PurchaseLine" (id, "purchaseId", "productId", position, name, model, "imageBase", details, "unitPaise", quantity, hsn, "gstRateBp") VALUES (:line1::uuid, :purchase::uuid, :first::uuid, 0, 'AC03W 7.4 kW', 'AC03W', '/media/chargers/ac03w-7k4', jsonb_build_object('text', repeat('x', 700)), 199900, 1, '85044030', 500), (:line2::uuid, :purchase::uuid, :second::uuid, 1, 'AC03W 7.4 kW', 'AC03W', '/media/chargers/ac03w-7k4', jsonb_build_object('text', repeat('x', 700)), 199900, 1, '85044030', 500);
UPDATE "Product" SET quantity = quantity - 1, "updatedAt" = now() WHERE id = :first::uuid AND "isListed" AND quantity >= 1;
UPDATE "Product" SET quantity = quantity - 1, "updatedAt" = now() WHERE id = :second::uuid AND "isListed" AND quantity >= 1;
INSERT INTO "StockMovement" (id, "productId", delta, reason, "purchaseId") VALUES (gen_random_uuid(), :first::uuid, -1, 'reserved', :purchase::uuid), (gen_random_uuid(), :second::uuid, -1, 'reserved', :purchase::uuid);
COMMIT;
-- the provider's order
INSERT INTO "PaymentAttempt" (id, receipt, "purchaseId", "keyId", "amountPaise", state) VALUES (:attempt::uuid, 'co_' || :purchase::text, :purchase::uuid, 'rzp_test_bench', 399800, 'created') ON CONFLICT DO NOTHING RETURNING id, receipt, "amountPaise", "providerOrderId", "createdAt";
UPDATE "PaymentAttempt" SET "providerOrderId" = 'order_' || :attempt::text WHERE id = :attempt::uuid AND "providerOrderId" IS NULL RETURNING id;

-- the provider's events come in
INSERT INTO "WebhookEvent" (id, event, payload) VALUES ('a' || :attempt::text, 'payment.authorized', jsonb_build_object('text', repeat('x', 1000))) ON CONFLICT DO NOTHING;
INSERT INTO "WebhookEvent" (id, event, payload) VALUES ('b' || :attempt::text, 'payment.captured', jsonb_build_object('text', repeat('x', 1000))) ON CONFLICT DO NOTHING;
INSERT INTO "WebhookEvent" (id, event, payload) VALUES ('c' || :attempt::text, 'order.paid', jsonb_build_object('text', repeat('x', 1000))) ON CONFLICT DO NOTHING;

-- verifypayment
SELECT id FROM "ApiKey" WHERE "keyHash" = 'none' AND "revokedAt" IS NULL LIMIT 1;
SELECT s."lastSeenAt", u.name, u.role FROM "Session" s JOIN "User" u ON u.id = s."userId" WHERE s."idHash" = :session::bpchar AND s."userId" = :customer::uuid AND s.audience = 'customer' AND s."revokedAt" IS NULL AND s."expiresAt" > now() AND u."erasedAt" IS NULL;
SELECT t.id, t."purchaseId" FROM "PaymentAttempt" t LEFT JOIN "Purchase" p ON p.id = t."purchaseId" WHERE t."providerOrderId" = 'order_' || :attempt::text AND p."userId" = :customer::uuid LIMIT 1;
SELECT id, "purchaseId", "amountPaise", "keyId" FROM "PaymentAttempt" WHERE "providerOrderId" = 'order_' || :attempt::text LIMIT 1;
BEGIN;
SELECT "totalPaise", "stockHeld", "paidBy" FROM "Purchase" WHERE id = :purchase::uuid FOR UPDATE;
INSERT INTO "Payment" AS p (id, "attemptId", "purchaseId", "amountPaise", currency, status, method, captured, "refundedPaise", "updatedAt") VALUES ('pay_' || :attempt::text, :attempt::uuid, :purchase::uuid, 399800, 'INR', 'captured', 'upi', true, 0, now()) ON CONFLICT (id) DO UPDATE SET status = excluded.status, "updatedAt" = now();
UPDATE "PaymentAttempt" SET "checkedAt" = now(), state = 'paid' WHERE id = :attempt::uuid;
UPDATE "Purchase" SET state = 'placed', "placedAt" = now(), "closedAt" = now(), "stockHeld" = true, "paidBy" = 'pay_' || :attempt::text WHERE id = :purchase::uuid AND state <> 'placed';
SELECT p.id, p."userId", p.method::text, p."totalPaise", p."feePaise", p."deliveryAddress", u.one, l.list FROM "Purchase" p LEFT JOIN LATERAL (SELECT jsonb_build_object('name', name, 'email', email) AS one FROM "User" WHERE id = p."userId") u ON true LEFT JOIN LATERAL (SELECT jsonb_agg(x) AS list FROM (SELECT id, "productId", name, "imageBase", quantity, "unitPaise" FROM "PurchaseLine" WHERE "purchaseId" = p.id ORDER BY position) x) l ON true WHERE p.id = :purchase::uuid LIMIT 1;
SELECT min(n) AS n1, max(n) AS n2 FROM (SELECT nextval('order_number') AS n FROM generate_series(1, 2)) numbers \gset
INSERT INTO "Order" (id, number, "purchaseId", "lineId", "userId", "totalPaise", "unitsOut", "placedAt") VALUES (:order1::uuid, 'AK-BENCH-' || :n1::text, :purchase::uuid, :line1::uuid, :customer::uuid, 199900, 1, now()), (:order2::uuid, 'AK-BENCH-' || :n2::text, :purchase::uuid, :line2::uuid, :customer::uuid, 199900, 1, now()) RETURNING id;
INSERT INTO "OrderEvent" (id, "orderId", at, by, "byId") VALUES (gen_random_uuid(), :order1::uuid, now(), 'customer', :customer::uuid), (gen_random_uuid(), :order2::uuid, now(), 'customer', :customer::uuid);
WITH cart AS (SELECT id FROM "Cart" WHERE "userId" = :customer::uuid FOR UPDATE) DELETE FROM "CartLine" l USING cart WHERE l."cartId" = cart.id AND l."productId" IN (:first::uuid, :second::uuid) AND l.quantity <= 1;
INSERT INTO "OutboxMail" (id, "dedupeKey", "to", subject, text, html) VALUES (:attempt::uuid, 'order-confirmation:' || :purchase::text, 'bench@example.com', 'Order', repeat('x', 500), repeat('x', 5000)) ON CONFLICT DO NOTHING;
COMMIT;
SELECT p.id, p.state::text, p."totalPaise", p."feePaise", p."reservedUntil", o.list, l.list, r.list FROM "Purchase" p LEFT JOIN LATERAL (SELECT jsonb_agg(x) AS list FROM (SELECT id, number FROM "Order" WHERE "purchaseId" = p.id ORDER BY number) x) o ON true LEFT JOIN LATERAL (SELECT jsonb_agg(x) AS list FROM (SELECT name, "imageBase", quantity, "unitPaise" FROM "PurchaseLine" WHERE "purchaseId" = p.id ORDER BY position) x) l ON true LEFT JOIN LATERAL (SELECT jsonb_agg(x) AS list FROM (SELECT state, "amountPaise", "createdAt" FROM "Refund" WHERE "purchaseId" = p.id AND state <> 'failed') x) r ON true WHERE p.id = :purchase::uuid AND p."userId" = :customer::uuid LIMIT 1;

-- the events are worked on: nothing new in them
UPDATE "WebhookEvent" SET tries = tries + 1, "nextTryAt" = now() + interval '2 minutes' WHERE id IN ('a' || :attempt::text, 'b' || :attempt::text, 'c' || :attempt::text) RETURNING id, event, payload;
SELECT y.id FROM "Payment" y JOIN "Purchase" p ON p.id = y."purchaseId" AND p."paidBy" = y.id WHERE y.id = 'pay_' || :attempt::text;
UPDATE "WebhookEvent" SET "processedAt" = now(), error = NULL WHERE id IN ('a' || :attempt::text, 'b' || :attempt::text, 'c' || :attempt::text);

-- the mail is sent
BEGIN;
SELECT id, "to", subject, text, html, tries FROM "OutboxMail" WHERE id = :attempt::uuid FOR UPDATE SKIP LOCKED;
UPDATE "OutboxMail" SET tries = 1, "nextTryAt" = now() WHERE id = :attempt::uuid RETURNING id;
COMMIT;
UPDATE "OutboxMail" SET "sentAt" = now(), text = '', html = '' WHERE id = :attempt::uuid RETURNING id;
