import Link from "next/link";
import type { ReactNode } from "react";
import { Logo } from "@/components/ui/logo";
import { Picture } from "@/components/ui/picture";
import { telHref } from "@/lib/content/rules";

/** The whole page of login and sign-up: the form on the left, the lit charger on the right. */
export function AuthFrame({
  title,
  phone,
  below,
  children,
}: {
  title: string;
  /** The support line as people read it. */
  phone: string;
  /** The sentence under the form that leads to the other page. */
  below: ReactNode;
  children: ReactNode;
}) {
  return (
    <main id="main" className="lg2">
      <div className="lg-l">
        <header>
          <Link className="logo" href="/" aria-label="Arklane, home">
            <Logo />
          </Link>
        </header>
        <section aria-labelledby="auth-title">
          <h1 className="display" id="auth-title">
            {title}
          </h1>
          {children}
          <p className="mute mt-7">{below}</p>
        </section>
        <footer className="mute small">
          Support by phone or e-mail, 24/7:{" "}
          <a className="link num font-medium" href={telHref(phone)}>
            {phone}
          </a>
        </footer>
      </div>
      <div className="lg-r dark">
        <Picture
          base="/media/scenes/login"
          widths={[1290]}
          size={1290}
          height={1620}
          sizes="50vw"
          alt=""
        />
        <p className="title">Ready when you are.</p>
      </div>
    </main>
  );
}
