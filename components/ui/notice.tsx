import { CircleAlert, CircleCheck, Info } from "lucide-react";
import type { ReactNode } from "react";

const ICONS = { info: Info, success: CircleCheck, error: CircleAlert };

/** A message inside the page. For one that appears after a form is sent use FormMessage. */
export function Notice({
  tone = "info",
  children,
}: {
  tone?: "info" | "success" | "error";
  children: ReactNode;
}) {
  const Icon = ICONS[tone];
  return (
    <div className={`notice notice--${tone}`}>
      <Icon className="icon" aria-hidden="true" />
      <div>{children}</div>
    </div>
  );
}
