-- What people wrote, what they report, and what the administrators did.
INSERT INTO "ContactMessage" (id, reference, topic, "firstName", "lastName", telephone, email, message, "consentAt", "createdAt", "readAt", "handledAt")
SELECT bench.id(m.at, m.n, 110), 'C-' || lpad(m.n::text, 6, '0'), (CASE WHEN bench.r(m.n, 111) < 0.05 THEN 'grievance' ELSE 'general' END)::"ContactTopic",
  split_part(p.name, ' ', 1), split_part(p.name, ' ', -1), p.phone, CASE WHEN bench.r(m.n, 112) < 0.6 THEN p.email ELSE 'stranger' || m.n || '@example.com' END,
  bench.pick(ARRAY['How long does delivery to my PIN take?', 'Can the wall charger be mounted outdoors?', 'We need a quotation for twenty chargers.',
    'The invoice has our old address.', 'Which charger fits a three-phase connection?'], bench.r(m.n, 113)), m.at, m.at,
  CASE WHEN bench.days_ago(m.at) > 3 OR bench.r(m.n, 114) < 0.3 THEN m.at + interval '5 hours' END, CASE WHEN bench.days_ago(m.at) > 20 THEN m.at + interval '2 days' END
FROM (SELECT n, bench.at(n / (:messages + 1.0)) AS at FROM generate_series(1, :messages) AS n) AS m
JOIN bench.person p ON p.n = floor(bench.r(m.n, 115) * :users);

INSERT INTO "DemoRequest" (id, reference, solution, name, email, organisation, need, "createdAt", "readAt", "handledAt")
SELECT bench.id(d.at, d.n, 120), 'D-' || lpad((:messages + d.n)::text, 6, '0'), bench.pick(ARRAY['hrms', 'education', 'health'], bench.r(d.n, 121))::"DemoSolution",
  p.name, p.email, CASE WHEN bench.r(d.n, 122) < 0.7 THEN 'Sunrise School' END, 'Please show us how leave is asked for.', d.at,
  CASE WHEN bench.days_ago(d.at) > 4 THEN d.at + interval '1 day' END, CASE WHEN bench.days_ago(d.at) > 30 THEN d.at + interval '9 days' END
FROM (SELECT n, bench.at(n / (:demos + 1.0)) AS at FROM generate_series(1, :demos) AS n) AS d
JOIN bench.person p ON p.n = floor(bench.r(d.n, 123) * :users);

-- On delivered chargers, some weeks after the delivery.
INSERT INTO "ChargerReport" (id, reference, "userId", "orderId", serial, location, issue, state, "createdAt", "doneAt")
SELECT bench.id(r.at, r.n, 130), 'R-' || lpad((:messages + :demos + r.n)::text, 6, '0'), p.id, r."orderId", CASE WHEN bench.r(r.n, 131) < 0.6 THEN 'AK' || lpad(r.n::text, 8, '0') END,
  bench.pick(ARRAY['Basement, bay 12', 'Front yard', 'Visitor parking', 'Depot, row C'], bench.r(r.n, 132)),
  bench.pick(ARRAY['Stops after some minutes.', 'The display stays dark.', 'The plug is stuck in the car.', 'It does not find the Wi-Fi.'], bench.r(r.n, 133)),
  r.state::"ReportState", r.at, CASE WHEN r.state = 'done' THEN r.at + interval '6 days' END
FROM (
  SELECT k AS n, l."orderId", l.purchase, l.at + interval '12 days' AS at,
    CASE WHEN bench.days_ago(l.at) > 40 THEN 'done' WHEN bench.r(k, 134) < 0.5 THEN 'in_progress' ELSE 'open' END AS state
  FROM generate_series(1, :reports * 2) AS k JOIN bench.line l ON l.n = floor(bench.r(k, 135) * :orders * 0.97)::bigint
  WHERE l.status = 'Delivered' AND bench.days_ago(l.at) > 13
  ORDER BY k LIMIT :reports
) AS r
JOIN bench.purchase u ON u.n = r.purchase JOIN bench.person p ON p.n = u.person;

CREATE UNLOGGED TABLE bench.admin AS SELECT row_number() OVER (ORDER BY n) - 1 AS n, id FROM bench.person WHERE is_admin;

INSERT INTO "ContactReply" (id, "messageId", "byId", text, "createdAt")
SELECT bench.id(m."handledAt", m.n, 170), m.id, a.id, 'Yes: every wall charger may be mounted outdoors, under a roof or not.', m."handledAt"
FROM (SELECT row_number() OVER (ORDER BY id) AS n, id, "handledAt" FROM "ContactMessage" WHERE "handledAt" IS NOT NULL) AS m
JOIN bench.admin a ON a.n = m.n % :admins;

INSERT INTO "OrderNote" (id, "orderId", "byId", text, "createdAt")
SELECT bench.id(l.at, k, 140), l."orderId", a.id,
  bench.pick(ARRAY['Customer called, wants delivery on Saturday.', 'Address checked with the customer.', 'Courier was told.'], bench.r(k, 141)), l.at + interval '3 hours'
FROM generate_series(1, :orders / 50) AS k
JOIN bench.line l ON l.n = floor(bench.r(k, 142) * :orders)::bigint
JOIN bench.admin a ON a.n = k % :admins;

INSERT INTO "AuditEntry" (id, at, by, "byId", action, subject, detail)
SELECT bench.id(e.at, e.n, 150), e.at, 'admin', a.id, e.action,
  CASE WHEN e.action LIKE 'order%' THEN l."orderId"::text WHEN e.action LIKE 'session%' THEN a.id::text ELSE l."productId"::text END,
  CASE e.action WHEN 'order.status-changed' THEN '{"from": "Accepted", "to": "Processing"}' WHEN 'product.edited' THEN '{"before": {"pricePaise": 3899900}, "after": {"pricePaise": 3799900}}'
    WHEN 'stock.moved' THEN '{"before": {"quantity": 4}, "after": {"quantity": 24}}' END::jsonb
FROM (
  SELECT n, bench.at(n / (:audits + 1.0)) AS at,
    bench.pick(ARRAY['order.status-changed', 'product.edited', 'stock.moved', 'session.opened', 'product.listed', 'product.added', 'cash_settings.changed'], bench.r(n, 151), 2) AS action
  FROM generate_series(1, :audits) AS n
) AS e
JOIN bench.admin a ON a.n = e.n % :admins
JOIN bench.line l ON l.n = floor(bench.r(e.n, 152) * :orders)::bigint;

INSERT INTO "Cart" (id, "userId", "createdAt", "updatedAt")
SELECT bench.id(at, n, 160), id, at, at FROM bench.person WHERE NOT is_admin AND bench.r(n, 161) < 0.04;
INSERT INTO "CartLine" ("cartId", "productId", quantity, "seenPaise", "createdAt")
SELECT bench.id(p.at, p.n, 160), c.id, 1, c.price, p.at FROM bench.person p JOIN bench.product c ON c.n = p.n % :products
WHERE NOT p.is_admin AND bench.r(p.n, 161) < 0.04;

-- Visits, of at most 400 days: 60 pages on three kinds of device, each metric in a few buckets a day.
INSERT INTO "VisitFigure" (day, page, device, metric, bucket, count)
SELECT day, '/page-' || p, device, metric, bucket, 1 + floor(bench.r(p * 31 + bucket, 180) * 40)::int
FROM generate_series(current_date - least(399, :messages), current_date, interval '1 day') AS day, generate_series(1, 60) AS p,
  unnest(ARRAY['phone', 'tablet', 'desktop']) AS device, unnest(ARRAY['LCP', 'INP', 'CLS', 'TTFB']) AS metric,
  generate_series(2, 5) AS bucket;

INSERT INTO "VisitStep" (day, landing, device, step, count)
SELECT day, '/page-' || p, device, s.step, s.count
FROM generate_series(current_date - least(399, :messages), current_date, interval '1 day') AS day, generate_series(1, 60) AS p,
  unnest(ARRAY['phone', 'tablet', 'desktop']) AS device,
  (VALUES ('landed', 50), ('product', 24), ('cart', 7), ('checkout', 4), ('paid', 2)) AS s(step, count);

INSERT INTO "EmptySearch" (day, words, count)
SELECT day, 'words ' || n, 1 + n % 5 FROM generate_series(current_date - least(399, :messages), current_date, interval '1 day') AS day, generate_series(1, 50) AS n;
