INSERT INTO "Order" (id, number, "purchaseId", "lineId", "userId", "totalPaise", status, "cancelReason", "cancelOtherReason", "placedAt")
SELECT l."orderId", 'AK-' || to_char(l.at AT TIME ZONE 'Asia/Kolkata', 'YYMM') || '-' || lpad((l.n + 1)::text, 6, '0'), l."purchaseId", l.id, p.id,
  l.price * l.quantity, l.status::"OrderStatus", CASE WHEN l.status = 'canceled' THEN reason END,
  CASE WHEN l.status = 'canceled' AND reason = 'Other' THEN 'The society has not agreed yet.' END, l.at + interval '1 minute'
FROM bench.line l
JOIN bench.purchase u ON u.n = l.purchase
JOIN bench.person p ON p.n = u.person,
LATERAL (SELECT bench.pick(ARRAY['Too much delay delivery', 'Found a better price elsewhere', 'Changed my mind', 'Other'], bench.r(l.n, 90)) AS reason) AS why
WHERE l.n < :orders
ORDER BY l.n;
