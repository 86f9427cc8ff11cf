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

/** Makes a secret for an app. It counts from the first code on that the app shows. */
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

/** Turns the authenticator on by its first code, and answers the recovery codes once. */
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

/** New recovery codes in place of those before: for who has lost the list, or used most of it. */
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

/** Turns it off again: with the password and a code of it. */
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

/** For somebody who has lost the phone and the recovery codes: another owner takes the authenticator away. */
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
