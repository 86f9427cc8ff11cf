-- What has left is invoiced, one document for the orders of a purchase; one in a hundred is a business's and at the e-invoice portal.
INSERT INTO "TaxRegistration" (id, gstin, "legalName", "tradeName", address, city, pin, "stateCode", prefix, "validFrom", "updatedAt")
SELECT bench.id(bench.at(0), 1, 23), '29AABCE1234F1Z1', 'Bench Chargers Private Limited', 'Bench', '4, Residency Road', 'Bengaluru', '560025', '29', 'B', bench.at(0)::date, now();

CREATE UNLOGGED TABLE bench.paper AS
SELECT n, at, bench.id(at, n, 24) AS id, year, "purchaseId", person, paise, row_number() OVER (PARTITION BY year ORDER BY at, n) AS sequence,
  CASE WHEN bench.r(n, 110) < 0.01 THEN '27AAPFU0939F1ZV' END AS "buyerGstin"
FROM (
  SELECT u.n, least(u.at + interval '3 days', to_timestamp(:epoch)) AS at, u.id AS "purchaseId", u.person, t.paise,
    to_char(u.at + interval '5 hours 30 minutes' - interval '3 months' + interval '3 days', 'YYYY') AS first
  FROM bench.purchase u JOIN (SELECT purchase AS n, sum(price * quantity)::bigint AS paise FROM bench.line
    WHERE status IN ('Shipped', 'Delivered') GROUP BY 1) t USING (n)
) AS left_together, LATERAL (SELECT first || '-' || right((first::int + 1)::text, 2) AS year) AS financial;

INSERT INTO "TaxSeries" (gstin, kind, year, next)
SELECT '29AABCE1234F1Z1', 'tax_invoice', year, max(sequence) + 1 FROM bench.paper GROUP BY year;

INSERT INTO "TaxDocument" (id, kind, number, gstin, year, sequence, "issuedAt", "purchaseId", "buyerGstin", "placeOfSupply", "totalPaise", document)
SELECT p.id, 'tax_invoice', 'B/' || substr(p.year, 3, 2) || right(p.year, 2) || '/' || lpad(p.sequence::text, 6, '0'), '29AABCE1234F1Z1', p.year, p.sequence, p.at,
  p."purchaseId", p."buyerGstin", '27', p.paise,
  -- As heavy as a document of two lines, though not one that could be filed.
  jsonb_build_object('version', 1, 'kind', 'tax_invoice', 'buyer', jsonb_build_object('name', b.name, 'gstin', p."buyerGstin"), 'lines', repeat('x', 1300))
FROM bench.paper p JOIN bench.person b ON b.n = p.person ORDER BY p.n;

INSERT INTO "TaxDocumentLine" ("documentId", position, "orderId", "grossPaise")
SELECT p.id, row_number() OVER (PARTITION BY p.n ORDER BY l.n), l."orderId", l.price * l.quantity
FROM bench.paper p JOIN bench.line l ON l.purchase = p.n WHERE l.status IN ('Shipped', 'Delivered') ORDER BY p.n;

-- All are drawn but those of the last hour; their files are small ones here.
INSERT INTO "TaxPaper" ("documentId", "hasCode", pdf, sha256, "madeAt")
SELECT id, "buyerGstin" IS NOT NULL AND bench.days_ago(at) > 2, '%PDF', encode(sha256('%PDF'), 'hex'), at
FROM bench.paper WHERE bench.days_ago(at) > 0.04 ORDER BY n;

INSERT INTO "EInvoice" ("documentId", state, "reportBy", irn, "ackNumber", "ackAt", "signedQr")
SELECT id, (CASE WHEN known THEN 'registered' ELSE 'due' END)::"EInvoiceState", (at + interval '30 days')::date,
  CASE WHEN known THEN encode(sha256(id::text::bytea), 'hex') END, CASE WHEN known THEN lpad(n::text, 15, '1') END,
  CASE WHEN known THEN to_char(at AT TIME ZONE 'Asia/Kolkata' + interval '1 hour', 'YYYY-MM-DD HH24:MI:SS') END, CASE WHEN known THEN repeat('y', 1000) END
FROM bench.paper, LATERAL (SELECT bench.days_ago(at) > 2 AS known) AS answered
WHERE "buyerGstin" IS NOT NULL ORDER BY n;
