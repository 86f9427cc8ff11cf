import type { ReactNode } from "react";
import { Notice } from "@/components/ui/notice";

/**
 * What the server said about the whole form. Always render it, empty or not:
 * a screen reader announces only what appears inside a region that was there before.
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
