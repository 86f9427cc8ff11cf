import { Notice } from "@/components/ui/notice";

/** Says why administrators cannot sign up now. */
export function SignupClosed({ invited }: { invited: boolean }) {
  return (
    <Notice>
      {invited
        ? "This invitation is no longer valid. Ask an administrator for a new one."
        : "The back-office opens by invitation only. Ask an administrator to send you one."}
    </Notice>
  );
}
