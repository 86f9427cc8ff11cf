import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { afterAdminLogin } from "@/components/admin/login/after-login";
import { SignupClosed } from "@/components/admin/login/signup-closed";
import { AuthFrame } from "@/components/auth/auth-frame";
import { AuthStep } from "@/components/auth/auth-step";
import { SignupForm } from "@/components/auth/signup-form";
import type { AdminEntry } from "@/components/auth/use-new-account";
import { TextLink } from "@/components/ui/facts/text-link";
import { adminSignupState } from "@/lib/auth/admins/admin-signup";
import { getActor } from "@/lib/auth/session/current";
import { oneParam } from "@/lib/auth/sign-in/next-path";
import { company } from "@/lib/content/company";
import { guest } from "@/lib/identity/actor";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export const metadata: Metadata = { title: "Create Your Account", robots: { index: false } };

export default async function AdminSignupPage({ searchParams }: Props) {
  const params = await searchParams;
  const actor = await getActor("admin");
  if (actor.kind === "admin") redirect(afterAdminLogin(undefined));
  const invitation = oneParam(params.invitation);
  const admin = await entryOf(invitation, oneParam(params.token));
  return (
    <AuthFrame phone={company.phone} office>
      <AuthStep
        title="Create Your Account"
        below={
          <>
            Already have an account?{" "}
            <TextLink className="link--ink" href="/admin/login">
              Login
            </TextLink>
          </>
        }
      >
        {admin ? (
          <SignupForm loginHref="/admin/login" admin={admin} />
        ) : (
          <SignupClosed invited={invitation !== undefined} />
        )}
      </AuthStep>
    </AuthFrame>
  );
}

/** The kind of sign-up that is possible now; undefined if there is none. */
async function entryOf(
  invitation: string | undefined,
  token: string | undefined,
): Promise<AdminEntry | undefined> {
  const { way, email } = await adminSignupState(guest, { invitation });
  if (way === "setup") return { way, token };
  return way === "invitation" && invitation ? { way, invitation, email: email ?? "" } : undefined;
}
