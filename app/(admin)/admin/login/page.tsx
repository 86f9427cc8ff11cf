import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { afterAdminLogin } from "@/components/admin/login/after-login";
import { AuthFrame } from "@/components/auth/auth-frame";
import { LoginSteps } from "@/components/auth/login-steps";
import { maskEmail } from "@/components/auth/mask-email";
import { TextLink } from "@/components/ui/facts/text-link";
import { getActor } from "@/lib/auth/session/current";
import { oneParam } from "@/lib/auth/sign-in/next-path";
import { browsersPendingSignIn } from "@/lib/auth/sign-in/pending-sign-in";
import { company } from "@/lib/content/company";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export const metadata: Metadata = { title: "Admin login", robots: { index: false } };

export default async function AdminLoginPage({ searchParams }: Props) {
  const { next: nextParam, other } = await searchParams;
  const next = afterAdminLogin(oneParam(nextParam));
  const actor = await getActor("admin");
  if (actor.kind === "admin") redirect(next);
  const pending = other ? null : await browsersPendingSignIn("admin");
  return (
    <AuthFrame phone={company.phone} office>
      <LoginSteps
        audience="admin"
        title="Admin login"
        next={next}
        waitingFor={pending ? maskEmail(pending.email) : undefined}
        secondFactor={pending?.second_factor}
        below={
          <>
            Not an administrator?{" "}
            <TextLink className="link--ink" href="/login">
              Customer login
            </TextLink>
          </>
        }
      />
    </AuthFrame>
  );
}
