import { z } from "zod";
import { call } from "@/lib/call/call";
import { Message, Rupees } from "@/lib/call/codecs";
import { formatPaise, LARGEST_PURCHASE_PAISE } from "@/lib/money";

const LEAST = "Enter an amount of ₹1 or more, or leave it empty.";
const MOST = `Enter at most ${formatPaise(LARGEST_PURCHASE_PAISE)}: no purchase is larger.`;

const SHARE = "Enter a whole number from 1 to 100.";

/** The limits of online payment. Rupees on the wire, paise in the code. */
export const OnlineSettings = z.object({
  /** Largest purchase; null means no limit of ours, only the provider's. */
  max: Rupees.refine((amount) => amount >= 1_00, LEAST)
    .refine((amount) => amount <= LARGEST_PURCHASE_PAISE, MOST)
    .nullable(),
  /** The largest share of a product's stock that a purchase may hold before payment, in per cent. */
  held_percent: z.int({ error: SHARE }).min(1, SHARE).max(100, SHARE),
});
export type OnlineSettings = z.output<typeof OnlineSettings>;

/**
 * ₹5,00,000: Razorpay's default limit per payment until Support raises it on request (FAQ of its payment
 * pages, quoted in razorpay-php#192; razorpay-magento#490 was refused ₹5,96,836). UPI has the same limit:
 * since 15 September 2025 NPCI allows verified merchants ₹5 lakh, others ₹1 lakh. Accounts differ, up to the
 * ₹9 lakh that a maintainer names in razorpay-python#156, so it is a setting.
 */
export const FIRST_ONLINE_SETTINGS: OnlineSettings = {
  max: 5_00_000_00,
  held_percent: 50,
};

export const getOnlineSettings = call({
  method: "GET",
  path: "/admin/online-settings",
  access: "admin",
  input: z.object({}),
  output: OnlineSettings,
  errors: [],
});

export const updateOnlineSettings = call({
  method: "PUT",
  path: "/admin/online-settings",
  access: "admin",
  input: OnlineSettings,
  output: OnlineSettings.extend(Message.shape),
  errors: [],
});
