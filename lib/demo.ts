/**
 * The demo's credentials: fixed, printed by `npm run demo`, and refused outside the demo, so that a public
 * shop seeded by mistake is not open to readers of the README.
 */
export const DEMO_CUSTOMER_EMAIL = "customer@example.com";
export const DEMO_ADMIN_EMAIL = "admin@example.com";
export const DEMO_PASSWORD = "Demo-Pass-2026";
export const DEMO_API_KEY = "demo_key_for_local_use_only";
