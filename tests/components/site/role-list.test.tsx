import { render, screen } from "@testing-library/react";
import { RoleList } from "@/components/site/role-list";

const words = {
  title: "Open roles",
  none: "No open roles today.",
  noneLead: "Write now.",
  apply: "Apply by email",
  write: "Write to us",
};
const role = {
  title: "Site electrician",
  place: "Pune",
  kind: "Full time",
  text: "Cable and measurements.",
};

it("shows an empty state with a contact address", () => {
  render(<RoleList roles={[]} words={words} email="jobs@voltara.in" />);
  expect(screen.getByRole("heading")).toHaveTextContent("No open roles today.");
  expect(screen.getByRole("link", { name: "Write to us" }).getAttribute("href")).toMatch(
    /^mailto:jobs@voltara\.in\?subject=/,
  );
});

it("shows each role with its place and an email link about it", () => {
  const second = { ...role, place: "Nagpur" };
  render(<RoleList roles={[role, second]} words={words} email="jobs@voltara.in" />);
  expect(screen.getByRole("heading", { level: 2 })).toHaveTextContent("Open roles");
  expect(screen.getAllByRole("listitem")).toHaveLength(2);
  expect(screen.getByText("Pune, Full time")).toBeVisible();
  expect(
    screen.getByRole("link", { name: "Apply by email: Site electrician, Nagpur" }),
  ).toHaveAttribute("href", "mailto:jobs@voltara.in?subject=Site%20electrician%2C%20Nagpur");
  expect(screen.queryByText("No open roles today.")).toBeNull();
});
