import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { pagesFor } from "@/components/admin/palette/palette-options";
import { Allowed, RoleNote, RoleProvider } from "@/components/admin/users/role";
import { UserAccess } from "@/components/admin/users/user-access";
import { currentToasts } from "@/components/ui/toast/toast-store";
import type { UserDetails } from "@/lib/accounts/admin/contract";
import { type OFFICE_ROLES, RIGHTS } from "@/lib/call/roles";
import { type Answer, refusal, stubFetch } from "@/tests/support/components/fetch-stub";
import { renderWithQueries } from "@/tests/support/components/with-queries";

const refresh = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh }) }));

const ID = "0190a000-0000-7000-8000-0000000000d1";
const CHANGE = `PATCH /api/admin/users/${ID}`;
const person: UserDetails = {
  ...{ id: ID, user_number: 7, name: "Asha Menon", email: "asha@example.in", orders: 1 },
  ...{ email_verified: true, phone_number: null, role: "customer", office_role: null },
  ...{ blocked: false, blocked_at: null, blocked_reason: null, about: null, second_factor: false },
  ...{ erased_at: null, created_at: new Date("2026-11-01T00:00:00Z"), addresses: [], sessions: [] },
  api_keys: [],
  authenticator: false,
  locked_until: null,
};
const done = (message: string): Answer => ({
  body: {
    ...{ message, role: "customer", blocked_at: null, blocked_reason: null },
    ...{ sessions_ended: 1, api_keys: [] },
  },
});
const settle = () => act(async () => {});
const dialog = () => within(screen.getByRole("dialog"));
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

function show(user: Partial<UserDetails>, answer: Answer = done("Done."), isSelf = false) {
  const sent = stubFetch({ [CHANGE]: answer });
  renderWithQueries(<UserAccess user={{ ...person, ...user }} isSelf={isSelf} />);
  return sent;
}

describe("a person's access", () => {
  it("is blocked with a required reason", async () => {
    const sent = show({});
    await press("Block");
    await userEvent.click(dialog().getByRole("button", { name: "Block" }));
    expect(dialog().getByLabelText("Reason")).toHaveAccessibleDescription(/Say why/);
    expect(sent).toEqual([]);
    await userEvent.type(dialog().getByLabelText("Reason"), "Refused three parcels");
    await userEvent.click(dialog().getByRole("button", { name: "Block" }));
    await settle();
    expect(sent[0]?.body).toEqual({ blocked: true, reason: "Refused three parcels" });
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(currentToasts().map(({ text }) => text)).toContain("Done.");
    expect(screen.getByRole("heading", { name: "Access" })).toHaveFocus();
    expect(refresh).toHaveBeenCalled();
  });

  it("shows since when and why it is blocked, and can be unblocked", async () => {
    const blocked_at = new Date("2026-11-27T16:28:00Z");
    const sent = show({ blocked: true, blocked_at, blocked_reason: "Refused three parcels" });
    expect(screen.getByText("Refused three parcels")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Block" })).toBeNull();
    await press("Unblock");
    await settle();
    expect(sent[0]?.body).toEqual({ blocked: false });
  });

  it("changes with the role, and explains a refusal in the dialog", async () => {
    const words = "This is the only owner. Make somebody else an owner first.";
    const sent = show({ role: "admin", office_role: "owner" }, refusal("conflict", words));
    await press("Change role");
    expect(dialog().getByRole("combobox", { name: "Role" })).toHaveValue("owner");
    await userEvent.selectOptions(dialog().getByRole("combobox", { name: "Role" }), "Read only");
    expect(dialog().getByText(/Changes nothing/)).toBeVisible();
    await userEvent.click(dialog().getByRole("button", { name: "Change role" }));
    await settle();
    expect(sent[0]?.body).toEqual({ role: "readonly" });
    expect(dialog().getByText(words)).toBeVisible();
  });

  it("includes the person's API keys", () => {
    const key = { id: "k", name: "Android app", prefix: "ak_Xb2fQ9d", created_at: new Date() };
    show({ api_keys: [{ ...key, last_used_at: null }] });
    expect(screen.getByText("Android app")).toBeVisible();
    expect(screen.getByText("never used")).toBeVisible();
  });

  it("cannot be blocked by oneself", () => {
    show({ role: "admin", office_role: "owner" }, done("Done."), true);
    expect(screen.queryByRole("button", { name: "Block" })).toBeNull();
  });
});

it("lets an owner remove a lost authenticator after a confirmation", async () => {
  const admin = { ...person, role: "admin", office_role: "orders", authenticator: true } as const;
  const call = `DELETE /api/admin/users/${ID}/authenticator`;
  const message = "The authenticator of Asha Menon is taken away.";
  const sent = stubFetch({ [call]: { body: { message } } });
  renderWithQueries(<UserAccess user={admin} isSelf={false} />);
  await press("Remove authenticator");
  expect(dialog().getByText(/after you have spoken to Asha Menon/)).toBeVisible();
  await press("Remove");
  expect(sent.map((one) => one.call)).toEqual([call]);
  expect(currentToasts().map(({ text }) => text)).toContain(message);
});

describe("the actions of a role", () => {
  const seen = (role: (typeof OFFICE_ROLES)[number]) => {
    const { container, unmount } = renderWithQueries(
      <RoleProvider role={role}>
        {RIGHTS.map((right) => (
          <Allowed key={right} right={right}>
            {right}{" "}
          </Allowed>
        ))}
        <RoleNote right="run">Settings are an owner’s.</RoleNote>
        <UserAccess user={person} isSelf={false} />
      </RoleProvider>,
    );
    const text = container.textContent ?? "";
    unmount();
    return text;
  };

  it("are limited to its rights, with an explanation", () => {
    expect(seen("owner")).toMatch(/^own look orders run Access/);
    expect(seen("orders")).toBe("own look orders Your role is Orders. Settings are an owner’s.");
    expect(seen("readonly")).toBe("own look Your role is Read only. Settings are an owner’s.");
  });

  it("link to no forbidden page", () => {
    const labels = (role: (typeof OFFICE_ROLES)[number]) =>
      pagesFor(role).map(({ label }) => label);
    expect(labels("owner")).toContain("API Keys");
    expect(labels("orders")).toContain("New Order");
    expect(labels("orders")).not.toContain("API Keys");
    expect(labels("readonly")).not.toContain("New Order");
    expect(labels("readonly")).toContain("Audit Log");
  });
});
