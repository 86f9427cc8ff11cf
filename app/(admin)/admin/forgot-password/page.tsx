import type { Metadata } from "next";
import { AuthFrame } from "@/components/auth/auth-frame";
import { ForgotPasswordSteps } from "@/components/auth/forgot-password-steps";
import { TextLink } from "@/components/ui/facts/text-link";
import { company } from "@/lib/content/company";

export const metadata: Metadata = { title: "Forgot password", robots: { index: false } };

export default function AdminForgotPasswordPage() {
  return (
    <AuthFrame phone={company.phone} office>
      <ForgotPasswordSteps
        audience="admin"
        below={
          <>
            Remembered it?{" "}
            <TextLink className="link--ink" href="/admin/login">
              Login
            </TextLink>
          </>
        }
      />
    </AuthFrame>
  );
}
