import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { AuthFrame } from "@/components/account/auth-frame";
import { AuthStep } from "@/components/account/auth-step";
import { Authenticator } from "@/components/admin/authenticator/authenticator";
import { TextLink } from "@/components/ui/text-link";
import { authenticatorState } from "@/lib/auth/authenticator-service";
import { getActor } from "@/lib/auth/current";
import { company } from "@/lib/content/company";

export const metadata: Metadata = { title: "Authenticator app", robots: { index: false } };

/** Where an administrator lands who has still to set up the app that the shop requires. */
export default async function SetUpPage() {
  const admin = await getActor("admin");
  if (admin.kind !== "admin") redirect("/admin/login?next=%2Fadmin%2Fauthenticator");
  const { since, recovery_codes_left } = await authenticatorState(admin, {});
  return (
    <AuthFrame phone={company.phone}>
      <AuthStep
        title="Authenticator app"
        lead={
          since
            ? "Your app is set up. The back-office is open to you."
            : "Set up an authenticator app to go on. The shop requires one of every administrator."
        }
        below={since && <TextLink href="/admin/dashboard">Go to the back-office</TextLink>}
      >
        <Authenticator since={since} codesLeft={recovery_codes_left} />
      </AuthStep>
    </AuthFrame>
  );
}
