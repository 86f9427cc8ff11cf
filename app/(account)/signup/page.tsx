import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { AuthFrame } from "@/components/auth/auth-frame";
import { gateTo } from "@/components/auth/gate";
import { SignupSteps } from "@/components/auth/sign-up/signup-steps";
import { TwoWays } from "@/components/auth/two-ways";
import { TextLink } from "@/components/ui/facts/text-link";
import { getActor } from "@/lib/auth/session/current";
import { oneParam, safeNext, withNext } from "@/lib/auth/sign-in/next-path";
import { company } from "@/lib/content/company";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export const metadata: Metadata = { title: "Sign up" };

export default async function SignupPage({ searchParams }: Props) {
  const next = oneParam((await searchParams).next);
  const actor = await getActor("customer");
  if (actor.kind === "customer") redirect(safeNext(next));
  const loginHref = withNext("/login", next);
  const gate = gateTo(safeNext(next));
  const signupHref = withNext("/signup", next);
  return (
    <AuthFrame phone={company.phone}>
      <SignupSteps
        loginHref={loginHref}
        onward={next && safeNext(next)}
        home={safeNext(undefined)}
        lead={gate?.signup}
        ways={gate && <TwoWays chosen="signup" login={loginHref} signup={signupHref} />}
        below={
          !gate && (
            <>
              Already have an account?{" "}
              <TextLink className="link--ink" href={loginHref}>
                Login
              </TextLink>
            </>
          )
        }
      />
    </AuthFrame>
  );
}
