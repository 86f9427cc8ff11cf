import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { AdminShell } from "@/components/layout/admin-shell";
import { ButtonLink } from "@/components/ui/button";
import { requireAdmin } from "@/lib/auth/session/current";
import { may, RIGHTS, roleRefusal } from "@/lib/call/roles";

export const metadata: Metadata = { title: "Not open to your role", robots: { index: false } };

type Props = { searchParams: Promise<{ right?: string | string[] }> };

/** Shown instead of a page that the user's role may not use. */
export default async function NotAllowedPage({ searchParams }: Props) {
  const admin = await requireAdmin("/admin/dashboard");
  const { right: asked } = await searchParams;
  const right = RIGHTS.find((each) => each === asked) ?? "run";
  // The role has the right: the URL is from before it was granted.
  if (may(admin.role, right)) redirect("/admin/dashboard");
  return (
    <AdminShell user={{ name: admin.name, role: admin.role }} wide={false}>
      <h1>Not open to your role</h1>
      <p>{roleRefusal(admin.role, right)}</p>
      <p>
        <ButtonLink size="s" variant="ink" href="/admin/dashboard">
          Back to the dashboard
        </ButtonLink>
      </p>
    </AdminShell>
  );
}
