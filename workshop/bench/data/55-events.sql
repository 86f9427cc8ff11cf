-- Every order was placed and came to where it is; the steps between are kept for the newest tenth, for the disk's sake.
INSERT INTO "OrderEvent" (id, "orderId", at, by, "byId", "from", "to")
SELECT bench.id(l.at, l.n, 11), l."orderId", l.at + interval '1 minute', 'customer', p.id, NULL, NULL::"OrderStatus"
FROM bench.line l JOIN bench.purchase u ON u.n = l.purchase JOIN bench.person p ON p.n = u.person
WHERE l.n < :orders ORDER BY l.n;

INSERT INTO "OrderEvent" (id, "orderId", at, by, "byId", "from", "to")
SELECT bench.id(l.at, l.n, 11 + step), l."orderId", least(l.at + step * interval '20 hours', to_timestamp(:epoch)), 'admin', NULL,
  path[step - 1]::"OrderStatus", path[step]::"OrderStatus"
FROM (
  SELECT n, at, "orderId", CASE status
      WHEN 'canceled' THEN ARRAY['canceled'] WHEN 'pending' THEN ARRAY['pending'] WHEN 'Accepted' THEN ARRAY['Accepted']
      WHEN 'Processing' THEN ARRAY['Accepted', 'Processing'] WHEN 'Shipped' THEN ARRAY['Accepted', 'Processing', 'Shipped']
      ELSE ARRAY['Accepted', 'Processing', 'Shipped', 'Delivered'] END AS path
  FROM bench.line WHERE n < :orders AND status IS NOT NULL
) AS l, generate_series(1, cardinality(path)) AS step
WHERE step = cardinality(path) OR l.n >= :orders * 0.9;
