INSERT INTO "Order" (id, number, "purchaseId", "lineId", "userId", "totalPaise", "unitsOut", status, "cancelReason", "cancelOtherReason", "placedAt", cash, "cashFeePaise", "dispatchBy", "promisedFrom", "promisedTo")
SELECT l."orderId", 'AK-' || to_char(l.at AT TIME ZONE 'Asia/Kolkata', 'YYMM') || '-' || lpad((l.n + 1)::text, 6, '0'), l."purchaseId", l.id, p.id,
  l.price * l.quantity, CASE WHEN l.status = 'canceled' THEN 0 ELSE l.quantity END, l.status::"OrderStatus", CASE WHEN l.status = 'canceled' THEN reason END,
  CASE WHEN l.status = 'canceled' AND reason = 'Other' THEN 'The society has not agreed yet.' END, l.at + interval '1 minute',
  CASE WHEN l.method = 'cash' THEN (CASE l.status WHEN 'canceled' THEN 'not_delivered' WHEN 'Delivered' THEN
    CASE WHEN bench.days_ago(l.at) > 20 THEN 'received' ELSE 'open' END ELSE 'open' END)::"CashState" END,
  CASE WHEN l.method = 'cash' AND bench.days_ago(l.at) < 365 AND row_number() OVER (
    PARTITION BY l.purchase ORDER BY l.status IS NOT DISTINCT FROM 'canceled', l.position) = 1 THEN 4900 ELSE 0 END,
  -- Of an order that is still on its way after ten days, the shop is late.
  l.at::date + 2, l.at::date + 4, l.at::date + 10
FROM bench.line l
JOIN bench.purchase u ON u.n = l.purchase
JOIN bench.person p ON p.n = u.person,
LATERAL (SELECT bench.pick(ARRAY['Too much delay delivery', 'Found a better price elsewhere', 'Changed my mind', 'Other'], bench.r(l.n, 90)) AS reason) AS why
WHERE l.n < :orders
ORDER BY l.n;

-- The cash of what was delivered some time ago is written down.
INSERT INTO "CashReceipt" ("orderId", "duePaise", "receivedPaise", day, "createdAt")
SELECT id, "totalPaise" + "cashFeePaise", "totalPaise" + "cashFeePaise", ("placedAt" + interval '4 days')::date, "placedAt" + interval '4 days'
FROM "Order" WHERE cash = 'received' ORDER BY id;
