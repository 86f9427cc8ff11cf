import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { Authenticator } from "@/components/admin/authenticator/authenticator";
import { AuthFrame } from "@/components/auth/auth-frame";
import { AuthStep } from "@/components/auth/auth-step";
import { TextLink } from "@/components/ui/facts/text-link";
import { authenticatorState } from "@/lib/auth/authenticator/service";
import { getActor } from "@/lib/auth/session/current";
import { company } from "@/lib/content/company";

export const metadata: Metadata = { title: "Authenticator app", robots: { index: false } };

/** For an administrator who must set up an authenticator app, because the shop requires one. */
export default async function SetUpPage() {
  const admin = await getActor("admin");
  if (admin.kind !== "admin") redirect("/admin/login?next=%2Fadmin%2Fauthenticator");
  const { since, recovery_codes_left } = await authenticatorState(admin, {});
  const isOpen = !admin.needsSetUp;
  return (
    <AuthFrame phone={company.phone} office>
      <AuthStep
        title={since ? "Your app is set up" : "Set up your app"}
        lead={isOpen ? OPEN : REQUIRED}
        below={isOpen && <TextLink href="/admin/dashboard">Go to the back-office</TextLink>}
      >
        <Authenticator since={since} codesLeft={recovery_codes_left} />
      </AuthStep>
    </AuthFrame>
  );
}

const OPEN = "An authenticator app on your phone shows the code that you log in with.";
const REQUIRED =
  "The shop requires an authenticator app of every administrator. Set yours up to go on.";
