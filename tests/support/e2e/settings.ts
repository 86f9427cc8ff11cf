/** Addresses of the stack under test, which `npm test` starts and sets. */
export const settings = {
  baseUrl: process.env.BASE_URL ?? "http://localhost:3000",
  mailUrl: process.env.MAIL_UI_URL ?? "http://localhost:1080",
  razorpayOrigin: process.env.RAZORPAY_ORIGIN ?? "http://localhost:4010",
};

/** The fixed accounts and key of the demo data. */
export const demo = {
  apiKey: "demo_key_for_local_use_only",
  adminEmail: "admin@example.com",
  password: "Demo-Pass-2026",
};
