import Link from "next/link";

/** Both ways in, of equal weight: many who come to buy have no account yet. */
export function TwoWays({
  chosen,
  login,
  signup,
}: {
  chosen: "login" | "signup";
  /** The addresses of both pages, each with where the visitor was going. */
  login: string;
  signup: string;
}) {
  return (
    <nav className="two-ways" aria-label="Log in or create an account">
      <Link href={login} aria-current={chosen === "login" ? "page" : undefined}>
        Log in
      </Link>
      <Link href={signup} aria-current={chosen === "signup" ? "page" : undefined}>
        Create an account
      </Link>
    </nav>
  );
}
