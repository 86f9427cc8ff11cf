CREATE UNLOGGED TABLE bench.total AS
SELECT purchase AS n, sum(price * quantity)::bigint AS paise FROM bench.line GROUP BY 1;
ALTER TABLE bench.total ADD PRIMARY KEY (n);
ANALYZE bench.total;

INSERT INTO "Purchase" (id, "userId", state, method, "totalPaise", "feePaise", address, "deliveryAddress", "paidBy", phone,
  "reservedUntil", "stockHeld", "wishHash", "createdAt", "placedAt", "closedAt")
SELECT u.id, p.id, u.state::"PurchaseState", u.method::"PayMethod", t.paise + fee, fee,
  jsonb_build_object('type', 'Home', 'custom_type_name', null, 'house_building', house, 'locality_street', street, 'landmark', landmark,
    'city', city, 'po_ps', null, 'district', district, 'state', a.state, 'pin', pin, 'country', 'India'),
  concat_ws(', ', house, street, landmark, city, nullif(district, city), a.state || ' ' || pin),
  CASE WHEN u.state = 'placed' AND u.method = 'online' THEN 'pay_B' || lpad(u.n::text, 13, '0') END, p.phone,
  CASE WHEN u.method = 'online' THEN u.at + interval '30 minutes' END, u.state IN ('placed', 'awaiting_payment'),
  encode(sha256(u.id::text::bytea), 'hex'), u.at,
  CASE WHEN u.state = 'placed' THEN u.at + interval '1 minute' END, CASE WHEN u.state <> 'awaiting_payment' THEN u.at + interval '31 minutes' END
FROM bench.purchase u
JOIN bench.person p ON p.n = u.person
JOIN bench.address a ON a.n = u.person
JOIN bench.total t ON t.n = u.n,
LATERAL (SELECT CASE WHEN u.method = 'cash' AND bench.days_ago(u.at) < 365 THEN 4900 ELSE 0 END AS fee) AS cash
ORDER BY u.n;

INSERT INTO "PurchaseLine" (id, "purchaseId", "productId", position, name, model, "imageBase", details, "unitPaise", quantity, hsn, "gstRateBp")
SELECT l.id, l."purchaseId", l."productId", l.position, p.model || ' ' || p.power || ' ' || p.series || ' ' || lpad(p.n::text, 5, '0'), p.model, p.base,
  jsonb_build_object('rated_power', p.power, 'gun_type', p.plug, 'ingress_protection', 'IP54'), l.price, l.quantity, '85044030', 500
FROM bench.line l JOIN bench.product p ON p.n = l.product
ORDER BY l.n;
