import { z } from "zod";
import { DEFAULT_KEY_DAYS } from "@/lib/api-keys/rules";
import { call, SCOPES } from "@/lib/call/call";
import { Message, Time } from "@/lib/call/codecs";
import { pageEnds, paging } from "@/lib/call/paging";

const Scope = z.enum(SCOPES, { error: `Choose out of ${SCOPES.join(", ")}.` });

/** A program's API key, without the key itself. */
export const ApiKey = z.object({
  id: z.string(),
  name: z.string(),
  /** How the key begins, to tell keys apart; empty for one that was not created here. */
  prefix: z.string(),
  scopes: z.array(Scope),
  created_at: Time,
  /** The administrator who created it; null for one that was not created here. */
  created_by: z.string().nullable(),
  /** To the minute; null if never used. */
  last_used_at: Time.nullable(),
  revoked_at: Time.nullable(),
  /** When it expires; null for a key without expiry. */
  expires_at: Time.nullable(),
});
export type ApiKey = z.output<typeof ApiKey>;

/** A page of all keys, ended ones included, newest first. */
export const listApiKeys = call({
  method: "GET",
  path: "/admin/api-keys",
  access: "admin",
  right: "run",
  input: z.object(paging),
  output: z.object({ api_keys: z.array(ApiKey), ...pageEnds }),
  errors: [],
});

/** Creates a key. The answer is the only place where it is ever shown. */
export const createApiKey = call({
  method: "POST",
  path: "/admin/api-keys",
  access: "admin",
  proof: true,
  input: z.object({
    name: z
      .string({ error: "Name the key after what will use it." })
      .trim()
      .min(1, "Name the key after what will use it.")
      .max(60, "A name has at most 60 characters."),
    scopes: z
      .array(Scope, { error: "Choose what the key is for." })
      .min(1, "Choose what the key is for.")
      .transform((chosen) => SCOPES.filter((scope) => chosen.includes(scope))),
    /** How long it is valid. */
    expires_in_days: z
      .int("Choose how long the key works.")
      .min(1, "A key works for at least a day.")
      .max(730, "A key works for at most two years.")
      .default(DEFAULT_KEY_DAYS),
  }),
  output: Message.extend({ key: z.string(), api_key: ApiKey }),
  // conflict: the maximum number of live keys exists.
  errors: ["conflict"],
});

/** Revokes a key at once, everywhere; no-op for a revoked key. */
export const revokeApiKey = call({
  method: "DELETE",
  path: "/admin/api-keys/{id}",
  access: "admin",
  input: z.object({ id: z.string().max(100) }),
  output: Message,
  errors: ["not_found"],
});
