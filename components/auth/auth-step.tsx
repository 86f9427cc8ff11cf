import type { ReactNode } from "react";

/** One step inside the AuthFrame: what to do, and where else one can go. */
export function AuthStep({
  title,
  lead,
  below,
  children,
}: {
  title: string;
  lead?: ReactNode;
  /** The sentence under the form that leads to another page or step. */
  below?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className={lead ? "login-code" : undefined} aria-labelledby="auth-title">
      <h1 className="display" id="auth-title">
        {title}
      </h1>
      {lead && <p className="lead mute auth-step-lead">{lead}</p>}
      {children}
      {below && <p className="mute auth-step-text">{below}</p>}
    </section>
  );
}
