import type { ReactNode } from "react";
import { Notice } from "@/components/ui/notice";

/**
 * Message about the whole form, in a live region. Always render it, even when empty:
 * a screen reader only announces changes inside a region that was already there.
 */
export function FormMessage({
  tone = "error",
  children,
}: {
  tone?: "info" | "success" | "error";
  children?: ReactNode;
}) {
  return (
    <div className="form-message" aria-live="polite">
      {children && <Notice tone={tone}>{children}</Notice>}
    </div>
  );
}
