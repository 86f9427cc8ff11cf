/** Pays an order at the local stand-in as in its window; returns the payment's id. */
export async function payAtProvider(orderId: string): Promise<string> {
  const answer = await fetch(`${process.env.RAZORPAY_ORIGIN}/__rzp/pay`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-rzp-token": process.env.RAZORPAY_CONTROL_TOKEN ?? "",
    },
    body: JSON.stringify({ order_id: orderId, method: "upi", outcome: "captured" }),
  });
  expect(answer.status).toBe(200);
  const { payment } = await answer.json();
  return payment.id;
}
