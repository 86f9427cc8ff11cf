import { z } from "zod";
import { SecondCode } from "@/lib/auth/fields";
import { call } from "@/lib/call/call";
import { Message, Time } from "@/lib/call/codecs";

const nothing = z.object({});

/** Whether the administrator signs in with an authenticator app. */
export const authenticatorState = call({
  method: "GET",
  path: "/admin/authenticator",
  access: "admin",
  right: "own",
  beforeSetUp: true,
  input: nothing,
  output: z.object({ since: Time.nullable(), recovery_codes_left: z.int() }),
  errors: [],
});

/** Creates a secret for an app. It takes effect with the app's first code. */
export const beginAuthenticator = call({
  method: "POST",
  path: "/admin/authenticator",
  access: "admin",
  right: "own",
  beforeSetUp: true,
  proof: true,
  input: nothing,
  output: z.object({ secret: z.string(), uri: z.string(), qr_svg: z.string() }),
  errors: ["conflict"],
});

/** Turns the authenticator on with its first code and returns the recovery codes once. */
export const confirmAuthenticator = call({
  method: "POST",
  path: "/admin/authenticator/confirm",
  access: "admin",
  right: "own",
  beforeSetUp: true,
  proof: true,
  input: z.object({ code: SecondCode }),
  output: Message.extend({ recovery_codes: z.array(z.string()) }),
  errors: ["invalid_code", "conflict", "too_many_tries"],
});

/** Replaces the recovery codes, when the list is lost or mostly used. */
export const renewAuthenticatorCodes = call({
  method: "POST",
  path: "/admin/authenticator/recovery-codes",
  access: "admin",
  right: "own",
  proof: true,
  input: z.object({ code: SecondCode }),
  output: Message.extend({ recovery_codes: z.array(z.string()) }),
  errors: ["invalid_code", "conflict", "too_many_tries"],
});

/** Turns it off, with the password and a code. */
export const removeAuthenticator = call({
  method: "DELETE",
  path: "/admin/authenticator",
  access: "admin",
  right: "own",
  proof: true,
  input: z.object({ code: SecondCode }),
  output: Message,
  errors: ["invalid_code", "conflict", "too_many_tries"],
});

/**
 * For an administrator who has lost the phone and the recovery codes: another owner removes the
 * authenticator.
 */
export const removeUserAuthenticator = call({
  method: "DELETE",
  path: "/admin/users/{id}/authenticator",
  access: "admin",
  right: "run",
  proof: true,
  input: z.object({ id: z.string() }),
  output: Message,
  errors: ["not_found", "conflict"],
});
