import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { AuthFrame } from "@/components/account/auth-frame";
import { LoginForm } from "@/components/account/login-form";
import { TextLink } from "@/components/ui/text-link";
import { getActor } from "@/lib/auth/current";
import { oneParam, safeNext, withNext } from "@/lib/auth/next-path";
import { company } from "@/lib/content/company";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export const metadata: Metadata = { title: "Login" };

export default async function LoginPage({ searchParams }: Props) {
  const next = oneParam((await searchParams).next);
  const actor = await getActor("customer");
  if (actor.kind === "customer") redirect(safeNext(next));
  return (
    <AuthFrame
      title="Login"
      phone={company.phone}
      below={
        <>
          New here?{" "}
          <TextLink className="text-ink" href={withNext("/signup", next)}>
            Create an account
          </TextLink>
        </>
      }
    >
      <LoginForm next={safeNext(next)} />
    </AuthFrame>
  );
}
