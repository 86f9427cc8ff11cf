import { z } from "zod";
import { Email, NewPassword, PersonName, Phone } from "@/lib/auth/fields";
import { call } from "@/lib/http/call";
import { Message } from "@/lib/http/codecs";

const SignedIn = Message.extend({ token: z.string().optional() });

const Credentials = z.object({
  email: Email,
  password: z.string({ error: "Enter your password." }).min(1, "Enter your password.").max(1000),
  /** The device, as its user agent names it: `route` fills it in from the request. */
  user_agent: z.string().optional(),
});

export const signup = call({
  method: "POST",
  path: "/users/signup",
  access: "public",
  input: z.object({
    name: PersonName,
    email: Email,
    password: NewPassword,
    phone_number: Phone,
  }),
  output: Message,
  errors: ["email_taken"],
});

export const login = call({
  method: "POST",
  path: "/users/login",
  access: "public",
  input: Credentials,
  output: SignedIn,
  errors: ["invalid_credentials"],
  session: { does: "start", audience: "customer" },
});

export const logout = call({
  method: "POST",
  path: "/users/logout",
  access: "customer",
  input: z.object({}),
  output: Message,
  errors: [],
  session: { does: "end", audience: "customer" },
});

export const adminLogin = call({
  method: "POST",
  path: "/admin/login",
  access: "public",
  input: Credentials,
  output: SignedIn,
  errors: ["invalid_credentials"],
  session: { does: "start", audience: "admin" },
});

export const adminLogout = call({
  method: "POST",
  path: "/admin/logout",
  access: "admin",
  input: z.object({}),
  output: Message,
  errors: [],
  session: { does: "end", audience: "admin" },
});
