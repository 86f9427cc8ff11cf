/**
 * The demo's facts: fixed, printed by `npm run demo`, and refused everywhere else. A shop on the web
 * that was seeded by mistake must not be open to whoever has read the README.
 */
export const DEMO_CUSTOMER_EMAIL = "customer@example.com";
export const DEMO_ADMIN_EMAIL = "admin@example.com";
export const DEMO_PASSWORD = "Demo-Pass-2026";
export const DEMO_API_KEY = "demo_key_for_local_use_only";
