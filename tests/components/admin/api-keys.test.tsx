import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { KeyList } from "@/components/admin/api-keys/key-list";
import { SCOPE_WORDS, scopesWords } from "@/components/admin/api-keys/key-text";
import { NewKey } from "@/components/admin/api-keys/new-key";
import { currentToasts } from "@/components/ui/toast/toast-store";
import type { ApiKey } from "@/lib/api-keys/contract";
import { SCOPES } from "@/lib/call/call";
import { type Answer, refusal, stubFetch } from "@/tests/support/components/fetch-stub";
import { showOffice } from "@/tests/support/components/show-office";

const refresh = jest.fn();
jest.mock("next/navigation", () => ({
  useRouter: () => ({ refresh }),
  useSearchParams: () => new URLSearchParams(),
}));

const toasts = () => currentToasts().map(({ text }) => text);
const settle = () => act(async () => {});
const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));

beforeEach(() => refresh.mockClear());

const app: ApiKey = {
  id: "0190a000-0000-7000-8000-0000000000c1",
  name: "Android app",
  prefix: "ak_Xb2fQ9d",
  scopes: ["shop"],
  created_at: new Date("2026-11-24T10:58:00Z"),
  created_by: "Ravi Iyer",
  last_used_at: new Date("2026-11-27T16:28:00Z"),
  revoked_at: null,
  expires_at: new Date("2099-11-24T10:58:00Z"),
};
const old: ApiKey = {
  ...app,
  ...{ id: "0190a000-0000-7000-8000-0000000000c2", name: "Old scanner", prefix: "" },
  ...{ scopes: ["shop", "office"], created_by: null, last_used_at: null },
  revoked_at: new Date("2026-11-26T10:00:00Z"),
};

describe("the list of keys", () => {
  const show = (keys: ApiKey[], ends = { next: null as string | null, previous: null }) =>
    showOffice("/admin/settings/api-keys", <KeyList keys={keys} ends={ends} />);
  const row = (name: RegExp) => within(screen.getByRole("row", { name }));

  it("shows each key's scopes, creator and last use", () => {
    show([app, old]);
    expect(row(/^Android app/).getByText("ak_Xb2fQ9d…")).toBeVisible();
    expect(row(/^Android app/).getByText("by Ravi Iyer")).toBeVisible();
    expect(row(/^Android app/).getByText("27 Nov 2026, 9:58 pm")).toBeVisible();
    expect(row(/^Old scanner/).getByText("Shop, back-office")).toBeVisible();
    expect(row(/^Old scanner/).getByText("never")).toBeVisible();
    expect(row(/^Old scanner/).getByText("26 November 2026")).toBeVisible();
    expect(screen.getAllByRole("button", { name: /^Revoke/ })).toHaveLength(1);
    expect(screen.queryByRole("navigation", { name: "Pages" })).toBeNull();
  });

  it("shows an empty state, and a pager for more pages", () => {
    const { unmount } = show([]);
    expect(screen.getByText("No API keys yet.")).toBeVisible();
    unmount();
    show([app], { next: app.id, previous: null });
    expect(screen.getByRole("link", { name: "Next" })).toHaveAttribute(
      "href",
      `/admin/settings/api-keys?after=${app.id}&page=2`,
    );
  });

  async function askToRevoke(answer: Answer, key = app) {
    const call = `DELETE /api/admin/api-keys/${key.id}`;
    const sent = stubFetch({ [call]: answer });
    show([key, old]);
    await press(`Revoke ${key.name}`);
    return sent;
  }
  const dialog = () => within(screen.getByRole("dialog"));

  it("revokes a key after explaining the effect and keeps the focus in the list", async () => {
    const sent = await askToRevoke({ body: { message: "The key is revoked." } });
    expect(dialog().getByText(SCOPE_WORDS.shop.ends)).toBeVisible();
    expect(dialog().getByText("Last used 27 Nov 2026, 9:58 pm.")).toBeVisible();
    await userEvent.click(dialog().getByRole("button", { name: "Revoke" }));
    await settle();
    expect(sent).toHaveLength(1);
    expect(toasts()).toContain("The key is revoked.");
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(screen.getByRole("table", { name: "API keys" })).toHaveFocus();
  });

  it("explains the effect of revoking for every scope", async () => {
    await askToRevoke("offline", { ...app, scopes: [...SCOPES], last_used_at: null });
    const ends = SCOPES.map((scope) => SCOPE_WORDS[scope].ends);
    const items = dialog().getAllByRole("listitem");
    expect(items.map(({ textContent }) => textContent)).toEqual(ends);
    expect(dialog().getByText("It was never used.")).toBeVisible();
  });

  it("keeps a key on Keep, and explains why it could not be revoked", async () => {
    const sent = await askToRevoke(refusal("not_found", "There is no such key."));
    await userEvent.click(dialog().getByRole("button", { name: "Keep" }));
    expect(sent).toEqual([]);
    await press("Revoke Android app");
    await userEvent.click(dialog().getByRole("button", { name: "Revoke" }));
    await settle();
    expect(toasts()).toContain("There is no such key.");
  });
});

describe("a new key", () => {
  const MAKE = "POST /api/admin/api-keys";
  const key = `ak_${"x".repeat(43)}`;
  const onWire = {
    ...{ ...app, last_used_at: null },
    created_at: app.created_at.toISOString(),
    expires_at: "2099-11-24T10:58:00.000Z",
  };
  const made: Answer = { body: { message: "Copy the key now.", key, api_key: onWire } };

  async function make(answer: Answer = made) {
    const user = userEvent.setup();
    const sent = stubFetch({ [MAKE]: answer });
    showOffice("/admin/settings/api-keys", <NewKey />);
    await user.click(screen.getByRole("button", { name: "New key" }));
    await user.type(screen.getByLabelText("Name"), "Android app");
    await user.click(screen.getByRole("checkbox", { name: /^Figures/ }));
    await user.click(screen.getByRole("checkbox", { name: /^Shop/ }));
    await user.click(screen.getByRole("button", { name: "Create key" }));
    await settle();
    return { user, sent };
  }
  const title = () => screen.getByRole("dialog").querySelector("h2")?.textContent;

  it("is created with a name and scopes and shown once", async () => {
    const { user, sent } = await make();
    expect(sent).toEqual([
      {
        call: MAKE,
        body: { name: "Android app", scopes: ["shop", "metrics"], expires_in_days: 365 },
      },
    ]);
    expect(title()).toBe("Your new key");
    expect(screen.getByLabelText("The key")).toHaveValue(key);
    expect(screen.getByLabelText("The key")).toHaveAttribute("readonly");
    expect(refresh).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole("button", { name: "Copy" }));
    expect(await navigator.clipboard.readText()).toBe(key);
    expect(screen.getByText("The key is copied.")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Done" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(document.body).not.toHaveTextContent(key);
    expect(screen.getByRole("button", { name: "New key" })).toHaveFocus();
  });

  it("asks before an uncopied key is closed, and can go back to it", async () => {
    const { user } = await make();
    const before = unloadIsHeld();
    await user.click(screen.getByRole("button", { name: "Close" }));
    expect(title()).toBe("Leave without copying?");
    await user.click(screen.getByRole("button", { name: "Back to the key" }));
    expect(screen.getByLabelText("The key")).toHaveValue(key);
    await user.click(screen.getByRole("button", { name: "Done" }));
    await user.click(screen.getByRole("button", { name: "Leave" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect([before, unloadIsHeld()]).toEqual([true, false]);
  });

  it("can be copied by hand", async () => {
    const { user } = await make();
    await user.click(screen.getByLabelText("The key"));
    await user.copy();
    await user.click(screen.getByRole("button", { name: "Done" }));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("reports when the browser does not copy", async () => {
    const { user } = await make();
    jest.spyOn(navigator.clipboard, "writeText").mockRejectedValueOnce(new Error("not allowed"));
    document.execCommand = () => false;
    await user.click(screen.getByRole("button", { name: "Copy" }));
    expect(screen.getByText(/copy it by hand/)).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Close" }));
    expect(title()).toBe("Leave without copying?");
  });

  it("needs a name and a scope, and focuses the first missing one", async () => {
    const sent = stubFetch({});
    showOffice("/admin/settings/api-keys", <NewKey />);
    await press("New key");
    await press("Create key");
    expect(screen.getByText("Name the key after what will use it.")).toBeVisible();
    expect(screen.getByLabelText("Name")).toHaveFocus();
    await userEvent.type(screen.getByLabelText("Name"), "App");
    await press("Create key");
    expect(screen.getByText("Choose what the key is for.")).toBeVisible();
    expect(screen.getByRole("checkbox", { name: /^Shop/ })).toHaveFocus();
    expect(sent).toEqual([]);
  });

  it("keeps the form with the server's message when refused", async () => {
    await make(refusal("conflict", "There are 50 keys that work."));
    expect(screen.getByText("There are 50 keys that work.")).toBeVisible();
    expect(screen.getByLabelText("Name")).toHaveValue("Android app");
    expect(refresh).not.toHaveBeenCalled();
  });

  /** Whether the browser would ask before the page is left. */
  function unloadIsHeld(): boolean {
    const event = new Event("beforeunload", { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  }
});

it.each([
  [[], "Nothing"],
  [["shop"], "Shop"],
  [["shop", "office", "metrics"], "Shop, back-office, figures"],
  [["tier"], "Web tier"],
] as const)("describes the scopes %j as %s", (scopes, words) => {
  expect(scopesWords(scopes)).toBe(words);
});
