import { Phone } from "lucide-react";
import Link from "next/link";
import { SkipLink } from "@/components/layout/header/skip-link";
import { Logo } from "@/components/ui/logo";
import { telHref } from "@/lib/content/rules";

/** Logo and phone number only, so that nothing distracts from paying. */
export function CheckoutHeader({ phone }: { phone: string }) {
  return (
    <>
      <SkipLink />
      <header className="top-bar top-bar--small">
        <div className="wrap">
          <Link className="logo" href="/" aria-label="Arklane, home">
            <Logo />
          </Link>
          <a className="link small emphasis" href={telHref(phone)}>
            <Phone className="icon" aria-hidden="true" />
            {phone}
          </a>
        </div>
      </header>
    </>
  );
}
