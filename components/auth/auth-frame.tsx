import Link from "next/link";
import type { ReactNode } from "react";
import { Logo } from "@/components/ui/logo";
import { Picture } from "@/components/ui/picture";
import { telHref } from "@/lib/content/rules";

/** Page layout of login, sign-up and password reset: an AuthStep on the left, a picture on the right. */
export function AuthFrame({
  phone,
  office,
  children,
}: {
  /** The support phone number, formatted for display. */
  phone: string;
  /** The office has a picture of its own, so that nobody takes its login for the customers'. */
  office?: boolean;
  children: ReactNode;
}) {
  return (
    <main id="main" className="login-page">
      <div className="login-main">
        <header>
          <Link className="logo" href="/" aria-label="Arklane, home">
            <Logo />
          </Link>
        </header>
        {children}
        <footer className="mute small">
          Support by phone or email, 24/7:{" "}
          <a className="link numeric emphasis" href={telHref(phone)}>
            {phone}
          </a>
        </footer>
      </div>
      <div className="login-picture dark">
        <Picture
          base={office ? "/media/scenes/login-office" : "/media/scenes/login"}
          widths={[1290]}
          size={1290}
          height={1620}
          sizes="50vw"
          alt=""
        />
        <p className="title">{office ? "The office." : "Ready when you are."}</p>
      </div>
    </main>
  );
}
