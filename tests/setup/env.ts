import { workerDatabase } from "./worker-database";

// Nothing listens on this port: a test that needs a mail server or Razorpay starts one and sets its address.
const nowhere = "127.0.0.1:9";

const url = new URL(process.env.TEST_TEMPLATE_URL ?? "postgresql://nowhere/none");
url.pathname = `/${workerDatabase(process.env.JEST_WORKER_ID ?? "1")}`;

Object.assign(process.env, {
  DEMO: "1",
  APP_ORIGIN: "http://localhost:3000",
  NEXTAUTH_URL: "http://localhost:3000",
  DATABASE_URL: url.href,
  AUTH_SECRET: "only-for-tests-only-for-tests-only-for-tests",
  NEXTAUTH_SECRET: "only-for-tests-only-for-tests-only-for-tests",
  ADMIN_SETUP_TOKEN: "set-up-token-for-tests",
  // Tests that send X-Forwarded-For are behind one proxy; the others have no address.
  TRUST_PROXY: "1",
  RAZORPAY_API_ORIGIN: `http://${nowhere}`,
  RAZORPAY_CHECKOUT_JS_URL: `http://${nowhere}/v1/checkout.js`,
  RAZORPAY_KEY_ID: "rzp_test_ForTestsOnly01",
  RAZORPAY_KEY_SECRET: "key-secret-for-tests",
  RAZORPAY_WEBHOOK_SECRETS: "webhook-secret-for-tests",
  SMTP_URL: `smtp://${nowhere}`,
  MAIL_FROM: "Arklane <hello@arklane.example>",
  LOG_LEVEL: "silent",
});
