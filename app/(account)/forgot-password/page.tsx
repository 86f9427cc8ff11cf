import type { Metadata } from "next";
import { AuthFrame } from "@/components/auth/auth-frame";
import { ForgotPasswordSteps } from "@/components/auth/forgot-password-steps";
import { TextLink } from "@/components/ui/facts/text-link";
import { company } from "@/lib/content/company";

export const metadata: Metadata = { title: "Forgot password" };

export default function ForgotPasswordPage() {
  return (
    <AuthFrame phone={company.phone}>
      <ForgotPasswordSteps
        audience="customer"
        below={
          <>
            Remembered it?{" "}
            <TextLink className="link--ink" href="/login">
              Login
            </TextLink>
          </>
        }
      />
    </AuthFrame>
  );
}
