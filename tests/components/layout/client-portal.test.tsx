import { render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { ClientPortal } from "@/components/layout/client-portal";
import { AccountLink } from "@/components/layout/header/account-link";

const hint = (text: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store.
  document.cookie = `arklane_hint=${text}`;
};
const portal = () => screen.getByRole("link", { name: "Client portal" });

describe("a customer", () => {
  beforeEach(() => hint("customer"));

  it("gets links to the dashboard", () => {
    render(
      <>
        <ClientPortal />
        <AccountLink />
      </>,
    );
    expect(portal()).toHaveAttribute("href", "/dashboard");
    expect(screen.getByRole("link", { name: "Dashboard" })).toHaveAttribute("href", "/dashboard");
  });
});

describe.each(["", "admin"])("a visitor with the hint '%s'", (text) => {
  beforeEach(() => hint(text));

  it("gets links to the login", () => {
    render(
      <>
        <ClientPortal />
        <AccountLink />
      </>,
    );
    expect(portal()).toHaveAttribute("href", "/login");
    expect(screen.getByRole("link", { name: "Login" })).toHaveAttribute("href", "/login");
  });
});

it("without scripts the portal links to the dashboard, which redirects guests", () => {
  expect(renderToString(<ClientPortal />)).toContain('href="/dashboard"');
});
