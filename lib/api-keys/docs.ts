import type * as contract from "@/lib/api-keys/contract";
import type { Chapter } from "@/lib/call/chapters";
import type { ContractDocs } from "@/lib/call/docs";

const key = {
  id: "0198c4a1-7d2e-7c31-9a55-2f3b6d1e8c40",
  name: "Android app",
  prefix: "ak_Xb2fQ9d",
  scopes: ["shop" as const],
  created_at: "2026-11-24T10:58:00.000Z",
  created_by: "Ravi Iyer",
  last_used_at: null,
  revoked_at: null,
  expires_at: "2027-11-24T10:58:00.000Z",
};

export const chapter: Chapter = "API keys";

export const docs: ContractDocs<typeof contract> = {
  listApiKeys: {
    summary: "List the API keys",
    description:
      "A page of the keys that work and of those that were revoked, newest first. Only the first letters of a key are kept, to tell two apart. `expires_at` is when a key stops by itself, null for older ones. `last_used_at` is written at most once a minute.",
    input: { limit: 20 },
    output: {
      api_keys: [{ ...key, last_used_at: "2026-11-28T07:12:00.000Z" }],
      next: null,
      previous: null,
    },
  },
  createApiKey: {
    summary: "Make an API key",
    description:
      "Answers the key once: only its hash is stored, so keep it before anything else. `scopes` says which calls it opens: shop those of visitors and customers, office those of administrators, metrics the figures, tier everything for a web tier of your own. Of 50 keys that work none more is made (409). It opens nothing from `expires_at` on: a year from now, or `expires_in_days`, at most 730. Every administrator gets an email that names it and who made it. Needs the password again: 403 password_needed until /admin/step-up was called.",
    input: { name: "Android app", scopes: ["shop"], expires_in_days: 365 },
    output: {
      message: "Copy the key now. It is not shown again.",
      key: "ak_Xb2fQ9dWm3T0s8yKc5LrJv1uEo7NaGhPz4iBxVt6QkM",
      api_key: key,
    },
  },
  revokeApiKey: {
    summary: "Revoke an API key",
    description:
      "The key opens nothing from this moment on: whatever uses it is answered 401. It stays in the list. Revoking a key that is revoked already changes nothing.",
    input: { id: key.id },
    output: { message: "The key is revoked. It no longer works." },
  },
};
