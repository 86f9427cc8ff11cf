"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { useAuthErrors } from "@/components/auth/use-auth-errors";
import { checkInput, typed } from "@/components/forms/check-input";
import { goTo } from "@/components/forms/go-to";
import { adminSignup } from "@/lib/auth/admins/admin-contract";
import { useAdminSignup, useLogin, useSignup } from "@/lib/auth/hooks";
import { AppError } from "@/lib/call/errors";
import { NetworkError } from "@/lib/http/browser/client";

/** What allows an administrator's sign-up: the setup token of the first start, or an invitation. */
export type AdminEntry =
  | { way: "setup"; token?: string }
  | { way: "invitation"; invitation: string; email: string };

type Flow = { loginHref: string; onward?: string; admin?: AdminEntry };

/**
 * Submits the sign-up. `done` is true once the account exists; the login page follows after 2 s. A visitor who was on
 * the way somewhere is signed in with the password just typed, and goes there instead.
 */
export function useNewAccount({ loginHref, onward, admin }: Flow) {
  const { mutateAsync: signUpCustomer } = useSignup();
  const { mutateAsync: signUpAdmin } = useAdminSignup();
  const errors = useAuthErrors();
  const { mutateAsync: logIn } = useLogin("customer");
  const [done, setDone] = useState<"login" | "onward">();
  useRedirect(done === "login", loginHref);
  useOnward(done === "onward" ? onward : undefined);

  async function submit(data: FormData, form: HTMLFormElement) {
    errors.clear();
    const input = { ...readPerson(data), ...readEntry(data, admin) };
    // Both sign-ups have the same fields; the administrator's also takes a token.
    const wrong = checkInput(adminSignup, input);
    if (wrong) return errors.setFields(wrong);
    try {
      await (admin ? signUpAdmin(input) : signUpCustomer(input));
      const { email, password } = input;
      const isIn = onward !== undefined && (await logIn({ email, password }).then(yes, no));
      form.reset();
      setDone(isIn ? "onward" : "login");
    } catch (error) {
      const code = error instanceof AppError ? error.code : undefined;
      const refused = code === "signup_closed" || code === "invitation_invalid";
      errors.fail(error, refused ? (error as AppError).message : signupFailure(error));
    }
  }

  return { submit, errors, done: done !== undefined };
}

function useRedirect(done: boolean, href: string) {
  const router = useRouter();

  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => router.push(href), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [done, href, router]);
}

/** Goes there after 2 s, by a full page load: the page may have another content security policy. */
export function useOnward(path: string | undefined) {
  useEffect(() => {
    if (!path) return;
    const timer = setTimeout(() => goTo(path), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [path]);
}

const yes = () => true;
/** The account exists all the same: the login page is the way in. */
const no = () => false;

function readPerson(data: FormData) {
  return {
    name: typed(data, "name") ?? "",
    email: typed(data, "email") ?? "",
    password: typed(data, "password") ?? "",
    phone_number: typed(data, "phone_number") ?? null,
  };
}

function readEntry(data: FormData, admin: AdminEntry | undefined) {
  if (admin?.way === "setup") return { setup_token: typed(data, "setup_token") ?? "" };
  return admin ? { invitation: admin.invitation } : {};
}

function signupFailure(error: unknown): string {
  return error instanceof NetworkError
    ? "An error occurred. Please try again later."
    : "Signup failed! Please check the details and try again.";
}

const REDIRECT_MS = 2000;
