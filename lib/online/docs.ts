import type { Chapter } from "@/lib/call/chapters";
import type { ContractDocs } from "@/lib/call/docs";
import type * as contract from "@/lib/online/contract";

const settings = { max: 500000, held_percent: 50 };

export const chapter: Chapter = "Online payment";

export const docs: ContractDocs<typeof contract> = {
  getOnlineSettings: {
    summary: "Read the limit of online payment",
    description:
      "`max` is the largest purchase in rupees that can be paid by UPI, card or net banking; null is no limit of the shop's, and then Razorpay's own decides. A new shop has ₹5,00,000, which is what Razorpay lets an account take until it is asked for more. `held_percent` is the share of a product's stock that a purchase holds at most before it is paid, at least one unit; the rest is taken when the money arrives, if it is still there.",
    input: {},
    output: settings,
  },
  updateOnlineSettings: {
    summary: "Set the limit of online payment",
    description:
      "`max` in rupees (a number) from 1 to 100 crore, or null; `held_percent` a whole number from 1 to 100. From then on a larger purchase answers `online_limit` before anything is held, and the cart says so beforehand. Payments that are open can still be made. The call may be repeated, and the change is in the audit log.",
    input: settings,
    output: { ...settings, message: "Online payment saved." },
  },
};
