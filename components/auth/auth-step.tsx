import type { ReactNode } from "react";

/** One step inside the AuthFrame: title, form, and links to other pages. */
export function AuthStep({
  title,
  lead,
  ways,
  below,
  children,
}: {
  title: string;
  lead?: ReactNode;
  /** The choice between this page and another one, above the form. */
  ways?: ReactNode;
  /** The sentence below the form, with a link to another page or step. */
  below?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className={lead ? "login-code" : undefined} aria-labelledby="auth-title">
      <h1 className="display" id="auth-title">
        {title}
      </h1>
      {lead && <p className="lead mute auth-step-lead">{lead}</p>}
      <div className="no-box">{ways}</div>
      {children}
      {below && <p className="mute auth-step-text">{below}</p>}
    </section>
  );
}
