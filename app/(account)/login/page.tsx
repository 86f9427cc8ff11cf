import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { AuthFrame } from "@/components/auth/auth-frame";
import { gateTo } from "@/components/auth/gate";
import { LoginSteps } from "@/components/auth/login-steps";
import { maskEmail } from "@/components/auth/mask-email";
import { TwoWays } from "@/components/auth/two-ways";
import { TextLink } from "@/components/ui/facts/text-link";
import { getActor } from "@/lib/auth/session/current";
import { oneParam, safeNext, withNext } from "@/lib/auth/sign-in/next-path";
import { browsersPendingSignIn } from "@/lib/auth/sign-in/pending-sign-in";
import { company } from "@/lib/content/company";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export const metadata: Metadata = { title: "Login" };

export default async function LoginPage({ searchParams }: Props) {
  const { next: nextParam, other } = await searchParams;
  const next = oneParam(nextParam);
  const actor = await getActor("customer");
  if (actor.kind === "customer") redirect(safeNext(next));
  const gate = gateTo(safeNext(next));
  const pending = other ? null : await browsersPendingSignIn("customer");
  return (
    <AuthFrame phone={company.phone}>
      <LoginSteps
        audience="customer"
        title="Login"
        next={safeNext(next)}
        waitingFor={pending ? maskEmail(pending.email) : undefined}
        secondFactor={pending?.second_factor}
        {...(gate
          ? {
              lead: gate.login,
              ways: (
                <TwoWays
                  chosen="login"
                  login={withNext("/login", next)}
                  signup={withNext("/signup", next)}
                />
              ),
            }
          : {})}
        below={
          !gate && (
            <>
              New here?{" "}
              <TextLink className="link--ink" href={withNext("/signup", next)}>
                Create an account
              </TextLink>
            </>
          )
        }
      />
    </AuthFrame>
  );
}
