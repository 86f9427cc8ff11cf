import Link from "next/link";
import { Button, ButtonLink } from "@/components/ui/button";
import { Logo } from "@/components/ui/logo";

/** What a page shows when it failed. `reference` is what support can look up in the log. */
export function ErrorView({ reference, retry }: { reference?: string; retry: () => void }) {
  return (
    <main id="main" className="wrap sec lost">
      <Link className="logo" href="/" aria-label="Arklane, home">
        <Logo />
      </Link>
      <h1 className="display">That did not work.</h1>
      <p className="lead mute">
        Something went wrong on our side. Nothing you typed was sent twice. Please try again.
      </p>
      <div className="row">
        <Button onClick={retry}>Try again</Button>
        <ButtonLink href="/" variant="line">
          Home
        </ButtonLink>
      </div>
      {reference && <p className="mute small num">Reference {reference}</p>}
    </main>
  );
}
