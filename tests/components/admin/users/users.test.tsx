import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { UserList } from "@/components/admin/users/user-list";
import { UserLock } from "@/components/admin/users/user-lock";
import { UserSessions } from "@/components/admin/users/user-sessions";
import { ViewState } from "@/components/admin/view/view-state";
import { currentToasts, dismissToast } from "@/components/ui/toast/toast-store";
import type { ListedUser, UserSession } from "@/lib/accounts/admin/contract";
import { refusal, stubFetch } from "@/tests/support/components/fetch-stub";
import { renderWithQueries } from "@/tests/support/components/with-queries";

let address = "";
const router = { push: jest.fn(), replace: jest.fn(), refresh: jest.fn() };
jest.mock("next/navigation", () => ({
  useRouter: () => router,
  useSearchParams: () => new URLSearchParams(address),
}));

const toasts = () => currentToasts().map(({ text }) => text);

beforeEach(() => {
  address = "";
  jest.clearAllMocks();
  for (const { id } of currentToasts()) dismissToast(id);
});

const user = (id: string, name: string, more: Partial<ListedUser> = {}): ListedUser => ({
  id,
  user_number: 7,
  name,
  email: `${id}@example.com`,
  email_verified: true,
  phone_number: "+919876543210",
  role: "customer",
  office_role: null,
  blocked: false,
  created_at: new Date("2026-11-01T06:00:00Z"),
  orders: 1234,
  ...more,
});

describe("the list of users", () => {
  const show = (users: ListedUser[], ends = { next: null, previous: null }) =>
    render(
      <ViewState path="/admin/users">
        <UserList users={users} ends={ends} />
      </ViewState>,
    );
  const nameHead = () => screen.getByRole("columnheader", { name: "Name" });

  it("shows an empty state", () => {
    show([]);
    expect(screen.getByText("No users found")).toBeInTheDocument();
    expect(screen.queryByRole("table")).toBeNull();
  });

  it("shows each user's details", () => {
    show([
      user("a", "Asha Menon"),
      user("b", "Bina Rao", {
        role: "admin",
        office_role: "owner",
        email_verified: false,
        phone_number: null,
      }),
    ]);
    const [, asha, bina] = screen.getAllByRole("row");
    expect(asha).toHaveTextContent(
      "Asha MenonNo. 7a@example.comVerified+91 98765 432101 November 20261,234 orders",
    );
    expect(bina).toHaveTextContent("Owner");
    expect(bina).toHaveTextContent("Not verified");
    expect(bina).toHaveTextContent("No phone");
    expect(screen.getByRole("link", { name: "Asha Menon" })).toHaveAttribute(
      "href",
      "/admin/users/a",
    );
  });

  it.each([
    ["", "ascending", "/admin/users?sort=-name"],
    ["sort=-name", "descending", "/admin/users"],
    ["sort=created&after=x&page=3", null, "/admin/users"],
  ])("for %p marks Name as sorted %p and links to %p", async (query, order, next) => {
    address = query;
    show([user("a", "Asha Menon")]);
    if (order) expect(nameHead()).toHaveAttribute("aria-sort", order);
    else expect(nameHead()).not.toHaveAttribute("aria-sort");
    await userEvent.click(within(nameHead()).getByRole("button"));
    expect(router.replace).toHaveBeenCalledWith(next, { scroll: false });
  });

  it("is navigated with j and k, and Enter opens the user", async () => {
    show([user("a", "Asha Menon"), user("b", "Bina Rao")]);
    await userEvent.keyboard("jjk");
    const asha = screen.getByRole("link", { name: "Asha Menon" });
    expect(asha).toHaveFocus();
    expect(asha.closest("tr")).toHaveAttribute("aria-selected", "true");
    await userEvent.keyboard("j");
    expect(screen.getByRole("link", { name: "Bina Rao" })).toHaveFocus();
  });
});

describe("the sessions of a person", () => {
  const session = (id: string, more: Partial<UserSession> = {}): UserSession => ({
    id,
    device: "Chrome on Windows",
    user_agent: null,
    audience: "customer",
    created_at: new Date("2026-11-01T06:00:00Z"),
    last_seen_at: new Date("2026-11-02T06:00:00Z"),
    is_current: false,
    ...more,
  });
  const show = (sessions: UserSession[]) =>
    renderWithQueries(<UserSessions user={{ id: "u1", name: "Asha Menon", sessions }} />);
  const ONE = "DELETE /api/admin/users/u1/sessions/s1";
  const dialog = () => within(screen.getByRole("dialog"));

  it("show device, login and time, mark the current one, and can be empty", () => {
    show([]).unmount();
    show([session("s1"), session("s2", { audience: "admin", is_current: true })]);
    const [first, second] = screen.getAllByRole("listitem");
    expect(first).toHaveTextContent("Shop, last seen 2 Nov 2026, 11:30 am");
    expect(second).toHaveTextContent("Back-office");
    expect(second).toHaveTextContent("This device");
    expect(screen.getAllByRole("button", { name: /Revoke/ })).toHaveLength(1);
  });

  it("end after a confirmation, and the page refreshes", async () => {
    const sent = stubFetch({ [ONE]: { body: { message: "Chrome on Windows is logged out." } } });
    show([session("s1")]);
    await userEvent.click(screen.getByRole("button", { name: /^Revoke Chrome on Windows/ }));
    expect(sent).toEqual([]);
    await userEvent.click(dialog().getByRole("button", { name: "Revoke" }));
    await waitFor(() => expect(toasts()).toEqual(["Chrome on Windows is logged out."]));
    expect(sent).toEqual([{ call: ONE, body: {} }]);
    expect(router.refresh).toHaveBeenCalledTimes(1);
    expect(screen.getByRole("heading", { name: "Sessions" })).toHaveFocus();
  });

  it("stay when the confirmation is declined", async () => {
    const sent = stubFetch({});
    show([session("s1")]);
    await userEvent.click(screen.getByRole("button", { name: /^Revoke Chrome/ }));
    await userEvent.click(dialog().getByRole("button", { name: "Keep" }));
    expect(sent).toEqual([]);
    expect(screen.queryByText(/is logged out there/)).toBeNull();
  });

  it("can all be ended at once", async () => {
    const all = "DELETE /api/admin/users/u1/sessions";
    const sent = stubFetch({ [all]: { body: { message: "2 sessions have ended.", ended: 2 } } });
    show([session("s1"), session("s2")]);
    await userEvent.click(screen.getByRole("button", { name: "Revoke all" }));
    await userEvent.click(dialog().getByRole("button", { name: "Revoke" }));
    await waitFor(() => expect(toasts()).toEqual(["2 sessions have ended."]));
    expect(sent).toEqual([{ call: all, body: {} }]);
  });

  it("report why one could not be ended", async () => {
    stubFetch({ [ONE]: refusal("not_found", "This session has ended already.") });
    show([session("s1")]);
    await userEvent.click(screen.getByRole("button", { name: /^Revoke Chrome/ }));
    await userEvent.click(dialog().getByRole("button", { name: "Revoke" }));
    await waitFor(() => expect(toasts()).toEqual(["This session has ended already."]));
  });
});

describe("the lockout of a person", () => {
  const UNLOCK = "POST /api/admin/users/u1/unlock";
  const show = (locked_until: Date | null) =>
    renderWithQueries(<UserLock user={{ id: "u1", locked_until }} />);
  const until = new Date("2026-11-02T06:00:00Z");

  it("is hidden while the account is open", () => {
    const { container } = show(null);
    expect(container).toBeEmptyDOMElement();
  });

  it("shows its end, is lifted with one press, and keeps the focus", async () => {
    const sent = stubFetch({ [UNLOCK]: { body: { message: "Asha Menon can log in again." } } });
    show(until);
    expect(screen.getByText("2 Nov 2026, 11:30 am")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Unlock now" }));
    expect(await screen.findByText(/^Unlocked/)).toBeVisible();
    expect(sent).toEqual([{ call: UNLOCK, body: {} }]);
    expect(toasts()).toEqual(["Asha Menon can log in again."]);
    expect(screen.getByRole("heading", { name: "Login" })).toHaveFocus();
    expect(router.refresh).toHaveBeenCalled();
  });

  it("stays when lifting fails, with the reason", async () => {
    stubFetch({ [UNLOCK]: refusal("not_found", "This user does not exist.") });
    show(until);
    await userEvent.click(screen.getByRole("button", { name: "Unlock now" }));
    await waitFor(() => expect(toasts()).toEqual(["This user does not exist."]));
    expect(screen.getByRole("button", { name: "Unlock now" })).toBeVisible();
  });
});
