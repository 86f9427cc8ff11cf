import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { AuthFrame } from "@/components/account/auth-frame";
import { AdminLoginForm } from "@/components/admin/admin-login-form";
import { afterAdminLogin } from "@/components/admin/after-login";
import { TextLink } from "@/components/ui/text-link";
import { getActor } from "@/lib/auth/current";
import { oneParam } from "@/lib/auth/next-path";
import { company } from "@/lib/content/company";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export const metadata: Metadata = { title: "Admin login", robots: { index: false } };

export default async function AdminLoginPage({ searchParams }: Props) {
  const next = afterAdminLogin(oneParam((await searchParams).next));
  const actor = await getActor("admin");
  if (actor.kind === "admin") redirect(next);
  return (
    <AuthFrame
      title="Admin login"
      phone={company.phone}
      below={
        <>
          Not an administrator?{" "}
          <TextLink className="text-ink" href="/login">
            Customer login
          </TextLink>
        </>
      }
    >
      <AdminLoginForm next={next} />
    </AuthFrame>
  );
}
