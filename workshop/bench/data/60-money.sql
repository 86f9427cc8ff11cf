-- Whatever was to be paid online was asked for at the provider.
INSERT INTO "PaymentAttempt" (id, receipt, "purchaseId", "keyId", "providerOrderId", "amountPaise", state, "createdAt", "checkedAt")
SELECT bench.id(u.at, u.n, 20), 'co_' || replace(u.id::text, '-', '') || 'st01', u.id, 'rzp_test_BenchOnly01', 'order_B' || lpad(u.n::text, 13, '0'), t.paise,
  (CASE u.state WHEN 'placed' THEN 'paid' WHEN 'refunded' THEN 'paid' WHEN 'awaiting_payment' THEN 'created' ELSE 'closed' END)::"AttemptState", u.at, u.at
FROM bench.purchase u JOIN bench.total t USING (n)
WHERE u.method = 'online' ORDER BY u.n;

-- An order that is canceled gets its money back: done after some days, and with a few the bank refuses.
CREATE UNLOGGED TABLE bench.refund AS
SELECT l.n, l.purchase, l."purchaseId", l."orderId", l.price * l.quantity AS paise, 'order_canceled' AS reason, l.at + interval '20 hours' AS at,
  CASE WHEN bench.days_ago(l.at) < 2 THEN 'pending' WHEN bench.days_ago(l.at) < 6 THEN 'sent' WHEN bench.r(l.n, 100) < 0.001 THEN 'failed' ELSE 'processed' END AS state
FROM bench.line l WHERE l.status = 'canceled' AND l.method = 'online'
UNION ALL
SELECT l.n, l.purchase, l."purchaseId", NULL, l.price * l.quantity, 'out_of_stock', l.at + interval '1 hour', 'processed'
FROM bench.line l WHERE l.state = 'refunded';

INSERT INTO "Payment" (id, "attemptId", "purchaseId", "amountPaise", currency, status, method, captured, "refundedPaise", "createdAt", "updatedAt")
SELECT 'pay_B' || lpad(u.n::text, 13, '0'), bench.id(u.at, u.n, 20), u.id, t.paise, 'INR',
  CASE WHEN u.state = 'failed' THEN 'failed' WHEN r.paise = t.paise THEN 'refunded' ELSE 'captured' END,
  bench.pick(ARRAY['upi', 'card', 'netbanking', 'wallet'], bench.r(u.n, 101), 2), u.state <> 'failed', coalesce(r.paise, 0), u.at, u.at
FROM bench.purchase u JOIN bench.total t USING (n)
LEFT JOIN (SELECT purchase, sum(paise)::bigint AS paise FROM bench.refund WHERE state = 'processed' GROUP BY 1) r ON r.purchase = u.n
WHERE u.method = 'online' AND u.state IN ('placed', 'refunded', 'failed') ORDER BY u.n;

INSERT INTO "Refund" (id, "paymentId", "purchaseId", "orderId", "amountPaise", reason, state, "providerRefundId", arn, tries, "nextTryAt", "lastError", "createdAt", "processedAt")
SELECT bench.id(at, n, 22), 'pay_B' || lpad(purchase::text, 13, '0'), "purchaseId", "orderId", paise, reason, state::"RefundState",
  CASE WHEN state IN ('sent', 'processed') THEN 'rfnd_B' || lpad(n::text, 13, '0') END, CASE WHEN state = 'processed' THEN lpad(n::text, 12, '7') END, 1, at,
  CASE WHEN state = 'failed' THEN 'The bank of the customer did not take it.'
    WHEN state IN ('pending', 'sent') AND n % 10 = 0 THEN 'Your account does not have enough balance.' END, at, CASE WHEN state = 'processed' THEN at + interval '4 days' END
FROM bench.refund ORDER BY n;
