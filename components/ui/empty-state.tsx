import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";

/** One sentence and one action in place of a list. `tone="error"` means that loading failed. */
export function EmptyState({
  text,
  tone = "quiet",
  children,
}: {
  text: string;
  tone?: "quiet" | "error";
  /** The action: a small Button or ButtonLink. */
  children?: ReactNode;
}) {
  return (
    <div className="empty">
      {tone === "error" ? (
        <p className="field-error" role="alert">
          <CircleAlert className="icon" aria-hidden="true" />
          {text}
        </p>
      ) : (
        <p className="empty-title">{text}</p>
      )}
      {children}
    </div>
  );
}
