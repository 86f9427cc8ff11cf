import type { ContractDocs } from "@/lib/http/docs";
import type * as contract from "@/lib/online/contract";

const settings = { max: 500000 };

export const onlineDocs: ContractDocs<typeof contract> = {
  getOnlineSettings: {
    summary: "Read the limit of online payment",
    description:
      "`max` is the largest purchase in rupees that can be paid by UPI, card or net banking; null is no limit of the shop's, and then Razorpay's own decides. A new shop has ₹5,00,000, which is what Razorpay lets an account take until it is asked for more.",
    input: {},
    output: settings,
  },
  updateOnlineSettings: {
    summary: "Set the limit of online payment",
    description:
      "In rupees (a number) from 1 to 100 crore, or null. From then on a larger purchase answers `online_limit` before anything is held, and the cart says so beforehand. Payments that are open can still be made. The call may be repeated, and the change is in the audit log.",
    input: settings,
    output: { ...settings, message: "Online payment saved." },
  },
};
