import { audits, forEachCashPurchase } from "@/tests/support/cash-purchase";
import { mailsTo, setStatus } from "@/tests/support/office-orders";

const { at, comesBack } = forEachCashPurchase();

describe("POST /admin/orders/{id}/notdelivered", () => {
  it.each(["Shipped", "Delivered"])(
    "cancels what is %s, and tells the customer why",
    async (status) => {
      await setStatus(at.admin, at.first, status);
      const answer = await comesBack(at.first, "Nobody at home, three times.");
      expect(answer).toMatchObject({
        status: 200,
        body: {
          order: {
            order_status: "canceled",
            otherreasonforcancel: "Nobody at home, three times.",
            cash: { state: "not_delivered" },
          },
        },
      });
      const mail = (await mailsTo(at.buyer)).at(-1);
      expect(mail?.text).toContain("could not be delivered and comes back to us");
      expect(mail?.text).toContain("₹44,097.50 is still to be paid in cash");
      expect(await audits(at.first, "order.not-delivered")).toMatchObject([
        { byId: at.admin.userId, detail: { before: status, after: "canceled" } },
      ]);
      expect(await comesBack(at.first)).toMatchObject({
        status: 409,
        body: { code: "order_canceled" },
      });
    },
  );

  it("is for what has left: an earlier one is canceled as any other", async () => {
    expect(await comesBack(at.first)).toMatchObject({
      status: 409,
      body: { code: "order_not_cancelable" },
    });
    expect((await comesBack(at.first, "")).body.fields).toEqual({ reason: ["Say why."] });
  });
});
