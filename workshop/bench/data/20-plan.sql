-- What is sold, and who buys what when: written down first, so that every row is inserted as it stays.
CREATE UNLOGGED TABLE bench.product AS
SELECT n, at, bench.id(at, n, 2) AS id, split_part(line, '|', 1) AS model, split_part(line, '|', 2) AS power, split_part(line, '|', 3)::int AS watts,
  split_part(line, '|', 4) AS kind, split_part(line, '|', 5) AS base, split_part(line, '|', 6) AS plug,
  -- Rupees that end in 999, up to a third above the plain model.
  100 * (1000 * floor(split_part(line, '|', 7)::int * (1 + bench.r(n, 51) / 3)) + 999)::bigint AS price, bench.r(n, 52) < 0.96 AS listed,
  bench.pick(ARRAY['Kaveri','Narmada','Godavari','Krishna','Yamuna','Tapti','Mahanadi','Beas','Chenab','Jhelum','Ravi','Sutlej','Teesta','Betwa',
    'Chambal','Sone','Gandak','Kosi','Indravati','Tungabhadra','Pamba','Periyar','Vaigai','Palar','Penna','Sharavathi','Zuari','Mandovi',
    'Sabarmati','Luni','Banas','Hooghly','Damodar','Barak','Manas','Lohit','Dibang','Siang','Gomti','Sarayu'], bench.r(n, 53), 1.5) AS series,
  bench.pick(ARRAY['Graphite','Pearl white','Graphite black','Slate','Sand','Sky blue','Moss green'], bench.r(n, 54)) AS color
FROM (
  SELECT n, bench.at(0.6 * n / :products.0) - interval '20 days' AS at, bench.pick(ARRAY[
    'AC01W|3.3 kW|3300|wall|/media/chargers/ac01w-3k3|16 A socket|17', 'AC02P|3.7 kW|3700|portable|/media/chargers/ac02p-3k7|Type 2 plug|20',
    'AC02P|7.4 kW|7400|portable|/media/chargers/ac02p-7k4|Type 2 plug|29', 'AC02WH|7.4 kW|7400|wall|/media/chargers/ac02wh-7k4|Type 2 plug|34',
    'AC03W|7.4 kW|7400|wall|/media/chargers/ac03w-7k4|Type 2 plug|38', 'AC03W|22 kW|22000|wall|/media/chargers/ac03w-22k|Type 2 socket|64',
    'DC04W|30 kW|30000|dc|/media/chargers/dc04w-30k|CCS2|480', 'DC04G|60 kW|60000|dc|/media/chargers/dc04g-60k|CCS2, two guns|860',
    'DC04G|150 kW|150000|dc|/media/chargers/dc04g-150k|CCS2, two guns|1900'], bench.r(n, 50), 1.4) AS line
  FROM generate_series(0, :products - 1) AS n
) AS made;
ALTER TABLE bench.product ADD PRIMARY KEY (n);
ANALYZE bench.product;

-- Seven purchases make ten orders. After those come the ones that were not paid, and a few that are being paid now.
CREATE UNLOGGED TABLE bench.purchase AS
SELECT n, at, bench.id(at, n, 3) AS id, state,
  CASE WHEN state = 'awaiting_payment' THEN (n * 17) % (:users - :admins)
    ELSE floor(power(bench.r(n, 60), 1.5) * (:users - :admins) * share)::bigint END AS person,
  CASE WHEN state = 'placed' AND bench.r(n, 61) < 0.2 THEN 'cash' ELSE 'online' END AS method
FROM (
  SELECT n, state, share, CASE WHEN state = 'awaiting_payment' THEN to_timestamp(:epoch - 1500 * bench.r(n, 62)) ELSE bench.at(share) END AS at
  FROM (
    SELECT n, CASE WHEN n < :purchases THEN 'placed' WHEN n >= :purchases * 1.03 THEN 'awaiting_payment'
        WHEN bench.r(n, 63) < 0.8 THEN 'expired' WHEN bench.r(n, 63) < 0.97 THEN 'failed' ELSE 'refunded' END AS state,
      CASE WHEN n < :purchases THEN (n + bench.r(n, 64)) / :purchases.0 ELSE bench.r(n, 64) END AS share
    FROM generate_series(0, floor(:purchases * 1.0305)::bigint - 1) AS n
  ) AS drawn
) AS timed;
ALTER TABLE bench.purchase ADD PRIMARY KEY (n);
ANALYZE bench.purchase;

-- The lines of placed purchases have the number of their order; a few products are bought far more than the rest.
CREATE UNLOGGED TABLE bench.line AS
SELECT l.n, l.purchase, l.position, u.at, u.id AS "purchaseId", u.state, u.method, p.n AS product, p.id AS "productId", p.price,
  -- Few buy more than one, and nobody of what costs lakhs.
  CASE WHEN p.kind = 'dc' OR bench.r(l.n, 70) < 0.85 THEN 1 WHEN bench.r(l.n, 70) < 0.95 THEN 2 ELSE 4 END AS quantity,
  bench.id(u.at, l.n, 4) AS id, bench.id(u.at, l.n, 5) AS "orderId",
  CASE
    WHEN u.state <> 'placed' THEN NULL
    WHEN bench.days_ago(u.at) > 0.5 AND bench.r(l.n, 71) < 0.06 THEN 'canceled'
    WHEN bench.days_ago(u.at) < 1 THEN CASE WHEN bench.r(l.n, 72) < 0.7 THEN NULL WHEN bench.r(l.n, 72) < 0.75 THEN 'pending' ELSE 'Accepted' END
    WHEN bench.days_ago(u.at) < 3 THEN CASE WHEN bench.r(l.n, 72) < 0.1 THEN NULL WHEN bench.r(l.n, 72) < 0.6 THEN 'Accepted' ELSE 'Processing' END
    WHEN bench.days_ago(u.at) < 6 THEN CASE WHEN bench.r(l.n, 72) < 0.4 THEN 'Processing' ELSE 'Shipped' END
    WHEN bench.days_ago(u.at) < 9 THEN CASE WHEN bench.r(l.n, 72) < 0.6 THEN 'Shipped' ELSE 'Delivered' END
    WHEN bench.r(l.n, 72) < 0.0005 THEN 'Shipped'
    ELSE 'Delivered'
  END AS status
FROM (
  SELECT n, n / 10 * 7 + (ARRAY[0, 1, 2, 3, 4, 5, 5, 6, 6, 6])[1 + n % 10] AS purchase, (ARRAY[0, 0, 0, 0, 0, 0, 1, 0, 1, 2])[1 + n % 10] AS position
  FROM generate_series(0, :orders - 1) AS n
  UNION ALL
  SELECT :orders + n, n, 0 FROM bench.purchase WHERE n >= :purchases
) AS l
JOIN bench.purchase u ON u.n = l.purchase
-- Every third rank for each position: no purchase has a product twice.
JOIN bench.product p ON p.n = (floor(power(bench.r(l.n, 73), 3) * (:products / 3)) * 3 + l.position)::bigint * 7919 % :products;
ALTER TABLE bench.line ADD PRIMARY KEY (n);
ANALYZE bench.line;
