-- The stock is what was received, less what was bought and did not come back.
CREATE UNLOGGED TABLE bench.stock AS
SELECT p.n, p.id, p.at, coalesce(s.gone, 0) AS gone,
  -- Some are sold out, some low.
  CASE WHEN bench.r(p.n, 80) < 0.02 THEN 0 WHEN bench.r(p.n, 80) < 0.04 THEN ceil(bench.r(p.n, 81) * 5)::int ELSE 6 + floor(power(bench.r(p.n, 81), 3) * 600)::int END AS quantity,
  CASE WHEN bench.r(p.n, 82) < 0.1 THEN -1 - floor(bench.r(p.n, 83) * 3)::int ELSE 0 END AS damaged,
  CASE WHEN bench.r(p.n, 84) < 0.1 THEN 1 + floor(bench.r(p.n, 85) * 4)::int ELSE 0 END AS corrected
FROM bench.product p
LEFT JOIN (
  SELECT product, sum(quantity) AS gone FROM bench.line
  WHERE status IS DISTINCT FROM 'canceled' AND state IN ('placed', 'awaiting_payment') GROUP BY 1
) s ON s.product = p.n;

INSERT INTO "Product" (id, slug, name, model, summary, description, features, kind, "ratedPowerW", color, "pricePaise", hsn, "gstRateBp",
  quantity, "isListed", "cashAllowed", position, version, "createdAt", "updatedAt")
SELECT p.id, lower(model || '-' || replace(replace(power, '.', '-'), ' ', '-') || '-' || series) || '-' || p.n, model || ' ' || power || ' ' || series || ' ' || lpad(p.n::text, 5, '0'),
  model, power || CASE kind WHEN 'dc' THEN ' DC, ' WHEN 'wall' THEN ' AC, wall mounted, ' ELSE ' AC, portable, ' END || plug,
  'A charger of the ' || series || ' series. It takes what the wiring gives, and stops by itself when the vehicle has enough.',
  'Model ' || model || ', ' || power || ', ' || plug || ', ' || color || bench.pick(ARRAY[', Wi-Fi', ', Wi-Fi and Bluetooth', ', 4G', ', works without a network'], bench.r(p.n, 86)),
  kind::"ProductKind", watts, color, price, '85044030', CASE WHEN bench.r(p.n, 87) < 0.9 THEN 500 ELSE 1800 END,
  s.quantity, listed, kind <> 'dc', 1000 + p.n, 1 + floor(bench.r(p.n, 88) * 6)::int, p.at, p.at
FROM bench.product p JOIN bench.stock s USING (n) ORDER BY p.n;

INSERT INTO "ProductDetails" ("productId", "inputVoltage", phase, current, frequency, "ratedPower", "fastCharger", protection, communication,
  cooling, "ingressProtection", dimensions, "gunDetails", "gunType", material, "outputVoltage", "operatingTemps", "safetyRegulation", "mountingType", "cableLength")
SELECT id, CASE kind WHEN 'dc' THEN '415 V AC' ELSE '230 V AC' END, CASE WHEN watts > 10000 THEN 'Three phase' ELSE 'Single phase' END,
  CASE WHEN watts > 10000 THEN '32 A' ELSE '16 A' END, '50 Hz', power, CASE kind WHEN 'dc' THEN 'Yes' ELSE 'No' END,
  'Over-current, earth leakage 30 mA, over and under voltage, surge', bench.pick(ARRAY['Wi-Fi, Bluetooth, OCPP 1.6J', '4G, OCPP 1.6J', 'None, works on its own'], bench.r(n, 89)),
  'Natural air', CASE kind WHEN 'dc' THEN 'IP55' ELSE 'IP54' END, '300 × 190 × 110 mm', '1', plug, 'UV-stable polycarbonate',
  CASE kind WHEN 'dc' THEN '200–1000 V DC' ELSE '230 V AC' END, '−10 °C to 50 °C', 'IS 17017-1', initcap(kind), '5 m'
FROM bench.product;

INSERT INTO "ProductImage" (id, "productId", base, widths, alt, position)
SELECT bench.id(at, n, 6 + k), id, base || CASE k WHEN 1 THEN '-front' ELSE '' END, ARRAY[640, CASE k WHEN 1 THEN 900 ELSE 1200 END],
  model || ' ' || power || CASE k WHEN 1 THEN ' from the front' ELSE ' from the side' END, k
FROM bench.product, generate_series(0, 1) AS k;

INSERT INTO "StockMovement" (id, "productId", delta, reason, note, "createdAt")
SELECT bench.id(at, n, 8), id, quantity + gone - damaged - corrected, 'received'::"StockReason", 'Opening stock', at FROM bench.stock
UNION ALL
SELECT bench.id(at + interval '90 days', n, 9), id, damaged, 'damaged', 'Fell off the pallet', at + interval '90 days' FROM bench.stock WHERE damaged <> 0
UNION ALL
SELECT bench.id(at + interval '120 days', n, 10), id, corrected, 'corrected', 'Counted again', at + interval '120 days' FROM bench.stock WHERE corrected <> 0;
