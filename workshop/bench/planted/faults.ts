/**
 * Faults that were found in the shop and fixed, each as a one-line change that brings it back. `npm run
 * bench -- planted` plants them one by one in a copy of the tree and expects the random interleavings to
 * find each. `find` must occur in the file exactly once.
 */
export type Planted = { name: string; file: string; find: string; replace: string };

export const PLANTED: readonly Planted[] = [
  {
    name: "A1: cash does not ask the bank about an open payment",
    file: "lib/payments/reconciliation/unpaid.ts",
    find: "assertReplaceable(wish, purchase, await ask(purchase));",
    replace: "void [assertReplaceable, ask, purchase];",
  },
  {
    name: "A1: money for a payment that cash has replaced places its order as well",
    file: "lib/orders/purchase/closing.ts",
    find: 'await closePurchase(tx, open.id, "replaced");',
    replace: "await closePurchase(tx, open.id);",
  },
  {
    name: "A2: late money places what its owner has bought otherwise meanwhile",
    file: "lib/payments/settle.ts",
    find: 'const isReplaced = closedFor === "replaced";',
    replace: 'const isReplaced = closedFor === "refused";',
  },
  {
    name: "A3: an edited address is the same wish",
    file: "lib/orders/purchase/wish.ts",
    find: "const parts: unknown[] = [userId, priced.sort(), place, name, phone, driverNote || null, method];",
    replace:
      "const parts: unknown[] = [userId, priced.sort(), place && ask.address.id, name, phone, driverNote || null, method];",
  },
  {
    name: "A3: a changed phone is the same wish",
    file: "lib/orders/purchase/wish.ts",
    find: "const parts: unknown[] = [userId, priced.sort(), place, name, phone, driverNote || null, method];",
    replace:
      "const parts: unknown[] = [userId, priced.sort(), place, name, phone && null, driverNote || null, method];",
  },
  {
    name: "A4: a payment is continued for another address or note",
    file: "components/checkout/session/same-wish.ts",
    find: "if (!address || addressLine(address) !== purchase.deliveryaddress) return false;",
    replace: "if (!address) return false;",
  },
  {
    name: "A5: addorder answers a paid purchase that is canceled",
    file: "lib/payments/paid-purchase.ts",
    find: "newest.live.length === 0 ||",
    replace: "",
  },
  {
    name: "A5: addorder answers an older purchase while a younger waits for its payment",
    file: "lib/payments/paid-purchase.ts",
    find: 'state: { in: ["placed", "awaiting_payment"] }',
    replace: 'state: "placed"',
  },
  {
    name: "A6: a canceled order comes back under its key",
    file: "lib/orders/purchase/repeat.ts",
    find: "if (standing.live.length === 0) throw keyIsSpent(standing);",
    replace: "",
  },
  {
    name: "A6: a canceled order swallows the same wish without a key",
    file: "lib/orders/purchase/repeat.ts",
    find: "live.length > 0 && goodsOf(lines) === goodsOf(ask.goods)",
    replace: "live.length >= 0 && goodsOf(lines) === goodsOf(ask.goods)",
  },
  {
    name: "A6: a repeat without a key is another order",
    file: "lib/orders/purchase/repeat.ts",
    find: "if (equal) return equal.id;",
    replace: "",
  },
  {
    name: "A7: another wish under the same key is answered as placed",
    file: "lib/orders/purchase/repeat.ts",
    find: "if (ask && !isSameWish(ask, standing)) throw",
    replace: "if (ask && !isSameWish(ask, standing) && standing.id === ask.userId) throw",
  },
  {
    name: "B1: two pages order the same version of a cart",
    file: "lib/orders/purchase/repeat.ts",
    find: "if (isCurrent) return { isNew: true, cartVersion };",
    replace: "if (isCurrent || cartVersion) return { isNew: true, cartVersion };",
  },
  {
    name: "B2: a total beyond 32 bits",
    file: "lib/orders/purchase/creating.ts",
    find: "totalPaise: wish.quoted.totalPaise + feePaise,",
    replace: "totalPaise: Number(BigInt.asIntN(32, BigInt(wish.quoted.totalPaise + feePaise))),",
  },
  {
    name: "B3: nobody looks at the largest online payment",
    file: "lib/orders/purchase/purchases.ts",
    find: "assertOnline(settings, totalPaise);",
    replace: "",
  },
  {
    name: "B4: what comes back damaged is on sale again",
    file: "lib/orders/returns.ts",
    find: "await takeBack(tx, order, { units, found: goods, who, note });",
    replace: 'await takeBack(tx, order, { units, found: "sellable", who, note });',
  },
  {
    name: "B4: a parcel that was not delivered is on sale before it is back",
    file: "lib/payments/cancellation/not-delivered.ts",
    find: 'const why = { reason: "Other", otherReason: reason, goods };',
    replace: 'const why = { reason: "Other", otherReason: reason, goods: "sellable" as const };',
  },
  {
    name: "B5: a canceled line is still to be collected in cash",
    file: "lib/orders/cash/cash-orders.ts",
    find: 'where: { ...where, cash: "open" },',
    replace: "where,",
  },
  {
    name: "B6: an Idempotency-Key keeps an answer that was only true then",
    file: "lib/http/idempotency/idempotent.ts",
    find: "const answer = await run(knownAs(request, actor));",
    replace:
      "const told = ((globalThis as { told?: Map<string, unknown> }).told ??= new Map());\n    if (told.has(request.bodyHash)) return told.get(request.bodyHash);\n    const answer = await run(knownAs(request, actor));\n    told.set(request.bodyHash, answer);",
  },
  {
    name: "B7: any captured payment is named as the one that paid",
    file: "lib/orders/purchase/payer.ts",
    find: "return payments.find(({ id }) => id === paidBy);",
    replace: "return payments.toSorted((a, b) => (a.id < b.id ? -1 : 1))[0];",
  },
  {
    name: "B8: another charger with the same fault is the same report",
    file: "lib/faults/service.ts",
    find: "where: { ...fields, ...waiting, createdAt: doubleSubmitWindow(new Date()) },",
    replace:
      "where: { orderId, issue: fields.issue, ...waiting, createdAt: doubleSubmitWindow(new Date()) },",
  },
];
