import { render, screen } from "@testing-library/react";
import { SettingsNav } from "@/components/admin/settings/settings-nav";
import { RoleProvider } from "@/components/admin/users/role";
import type { OfficeRole } from "@/lib/call/roles";

let path = "/admin/settings";
jest.mock("next/navigation", () => ({ usePathname: () => path }));

function labels(role: OfficeRole) {
  render(
    <RoleProvider role={role}>
      <SettingsNav />
    </RoleProvider>,
  );
  return screen.getAllByRole("link").map(({ textContent }) => textContent);
}

it("leads an owner to all pages of the settings", () => {
  const all = ["My account", "Company", "Administrators", "API keys", "Audit log"];
  expect(labels("owner")).toEqual([...all, "Data retention"]);
});

it.each(["orders", "readonly"] as const)("leads %s past the pages of owners", (role) => {
  expect(labels(role)).toEqual(["My account", "Audit log", "Data retention"]);
});

it("names the present page, one below another not", () => {
  path = "/admin/settings/company";
  labels("owner");
  const current = screen.getByRole("link", { current: "page" });
  expect(current).toHaveTextContent("Company");
});
