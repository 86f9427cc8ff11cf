INSERT INTO "StockMovement" (id, "productId", delta, reason, "purchaseId", "createdAt")
SELECT bench.id(at, n, 23), "productId", -quantity, 'reserved', "purchaseId", at FROM bench.line ORDER BY n;

INSERT INTO "StockMovement" (id, "productId", delta, reason, "purchaseId", "createdAt")
SELECT bench.id(at + interval '31 minutes', n, 24), "productId", quantity, 'released', "purchaseId", at + interval '31 minutes'
FROM bench.line WHERE state IN ('expired', 'failed', 'refunded');

INSERT INTO "StockMovement" (id, "productId", delta, reason, "purchaseId", "orderId", "createdAt")
SELECT bench.id(at + interval '20 hours', n, 25), "productId", quantity, 'restocked', "purchaseId", "orderId", at + interval '20 hours'
FROM bench.line WHERE status = 'canceled';
