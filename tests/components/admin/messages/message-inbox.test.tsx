import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { z } from "zod";
import { MessageInbox } from "@/components/admin/messages/message-inbox";
import { currentToasts, dismissToast } from "@/components/ui/toast/toast-store";
import { ContactEntry } from "@/lib/contact/contract";
import { refusal, stubFetch } from "@/tests/support/components/fetch-stub";
import { stubMotion } from "@/tests/support/components/motion";
import { renderWithQueries } from "@/tests/support/components/with-queries";

const at = new Date("2026-11-28T06:30:00Z");
const uuid = (n: number) => `0190a000-0000-7000-8000-${String(n).padStart(12, "0")}`;

function message(n: number, changes: Partial<ContactEntry> = {}): ContactEntry {
  return {
    id: uuid(n),
    reference: `C-${String(n).padStart(6, "0")}`,
    topic: "general",
    firstname: "Asha",
    lastname: `Number${n}`,
    email: "asha+shop@example.in",
    telephone: "+919876543210",
    message: "Our society has 40 cars.",
    created_at: at,
    read_at: null,
    handled_at: null,
    photos: [],
    answered_at: null,
    ...changes,
  };
}
const messages = (count: number, from = 100) =>
  Array.from({ length: count }, (_, index) => message(from - index));
const onWire = (entry: ContactEntry) => z.encode(ContactEntry, entry);

function show(entries: ContactEntry[], loadedAt = at.getTime()) {
  renderWithQueries(<MessageInbox first={{ entries, loadedAt }} />);
}
const names = () => screen.getAllByRole("heading", { level: 3 }).map((h) => h.textContent);
const click = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));

// Every media query matches or none does: a wide screen, or a phone.
const screenSize = stubMotion();

beforeEach(() => {
  screenSize.setStill(false);
  for (const { id } of currentToasts()) dismissToast(id);
});

describe("MessageInbox", () => {
  it("shows an empty state", () => {
    show([]);
    expect(screen.getByText("No messages yet.")).toBeVisible();
  });

  it("is closed to one line, which opens to the whole text and the actions", async () => {
    const text = `Our society has 40 cars. ${"More words. ".repeat(30)}The end.`;
    show([message(7, { message: text })]);
    const entry = screen.getByRole("listitem");
    expect(entry).toHaveTextContent("Our society has 40 cars.");
    expect(entry).not.toHaveTextContent("The end.");
    expect(screen.queryByRole("link")).toBeNull();
    await click("Asha Number7");
    expect(screen.getByRole("button", { name: "Asha Number7", expanded: true })).toBeVisible();
    expect(entry).toHaveTextContent("The end.");
    await click("Asha Number7");
    expect(screen.queryByRole("link")).toBeNull();
  });

  it("shows sender, time, text, reply address and replies", async () => {
    show([message(7), message(6, { answered_at: at })]);
    await click("Asha Number7");
    const [entry] = screen.getAllByRole("listitem");
    expect(entry).toHaveTextContent("Asha Number7");
    expect(entry).toHaveTextContent("Unread");
    expect(entry).toHaveTextContent("C-000007, 28 Nov 2026, 12:00 pm");
    expect(entry).toHaveTextContent("Our society has 40 cars.");
    expect(entry).toHaveTextContent("asha+shop@example.in");
    expect(entry).not.toHaveTextContent("Answered");
    expect(screen.getByRole("link", { name: "Answer C-000007" })).toHaveAttribute(
      "href",
      `/admin/messages/${uuid(7)}`,
    );
    expect(screen.getAllByRole("listitem")[1]).toHaveTextContent("Answered");
    expect(screen.getAllByRole("link", { name: "+91 98765 43210" })[0]).toHaveAttribute(
      "href",
      "tel:+919876543210",
    );
  });

  it("opens one message at a time", async () => {
    show([message(7), message(6)]);
    await click("Asha Number7");
    await click("Asha Number6");
    expect(screen.getByRole("link", { name: /^Answer/ })).toHaveAccessibleName("Answer C-000006");
    expect(screen.getByRole("button", { name: "Asha Number7", expanded: false })).toBeVisible();
  });

  it("reads the first message beside the list on a wide screen, and keeps one open", async () => {
    screenSize.setStill(true);
    show([message(7), message(6)]);
    expect(screen.getByRole("link", { name: "Answer C-000007" })).toBeVisible();
    await click("Asha Number7");
    expect(screen.getByRole("link", { name: "Answer C-000007" })).toBeVisible();
    await click("Asha Number6");
    expect(screen.getByRole("link", { name: "Answer C-000006" })).toBeVisible();
  });

  it("shows a page of messages, then the next", async () => {
    const older = messages(1, 80);
    stubFetch({
      [`GET /api/contact/getallcontacts?after=${uuid(81)}&limit=20`]: {
        body: { contacts: older.map(onWire) },
      },
    });
    show(messages(20), Date.now());
    expect(names()).toHaveLength(20);
    expect(screen.getByText("20 newest shown")).toBeVisible();
    await click("Load more");
    await waitFor(() => expect(names()).toHaveLength(21));
    expect(screen.getByText("21 in all")).toBeVisible();
    expect(document.activeElement).toHaveTextContent("Asha Number80");
  });

  it("marks a message read, then handled, and shows the server's values", async () => {
    const path = `PATCH /api/contact/messages/${uuid(7)}`;
    const read = message(7, { read_at: at });
    const sent = stubFetch({
      [path]: [
        { body: { message: "C-000007 is saved.", contact: onWire(read) } },
        { body: { message: "x", contact: onWire({ ...read, handled_at: at }) } },
      ],
    });
    show([message(7)], Date.now());
    await click("Asha Number7");
    await click("Mark C-000007 read");
    expect(await screen.findByRole("button", { name: "Mark C-000007 unread" })).toBeVisible();
    expect(screen.queryByText("Unread")).toBeNull();
    await click("Mark C-000007 handled");
    expect(await screen.findByRole("button", { name: "Mark C-000007 not handled" })).toBeVisible();
    expect(screen.getByText("Handled")).toBeVisible();
    expect(sent.map(({ body }) => body)).toEqual([{ read: true }, { read: true, handled: true }]);
  });

  it("reports a refused mark and changes nothing", async () => {
    stubFetch({ [`PATCH /api/contact/messages/${uuid(7)}`]: refusal("internal", "x") });
    show([message(7)], Date.now());
    await click("Asha Number7");
    await click("Mark C-000007 read");
    await waitFor(() =>
      expect(currentToasts().map(({ text }) => text)).toEqual(["C-000007 could not be changed."]),
    );
    expect(screen.getByText("Unread")).toBeVisible();
  });

  describe("a complaint", () => {
    const complaint = message(7, { topic: "grievance" });
    const days = (n: number) => at.getTime() + n * 24 * 60 * 60 * 1000;
    const due = () =>
      within(screen.getAllByRole("listitem")[0] as HTMLElement)
        .queryAllByRole("listitem")
        .map((item) => item.textContent);

    it.each([
      [
        "new",
        complaint,
        0,
        ["Acknowledge by 30 Nov 2026, 12:00 pm", "Resolve by 28 Dec 2026, 12:00 pm"],
      ],
      [
        "left alone for three days",
        complaint,
        3,
        ["Acknowledge by 30 Nov 2026, 12:00 pm: overdue", "Resolve by 28 Dec 2026, 12:00 pm"],
      ],
      ["read", { ...complaint, read_at: at }, 3, ["Resolve by 28 Dec 2026, 12:00 pm"]],
      [
        "read and then forgotten",
        { ...complaint, read_at: at },
        31,
        ["Resolve by 28 Dec 2026, 12:00 pm: overdue"],
      ],
      ["handled", { ...complaint, read_at: at, handled_at: at }, 31, []],
    ])("that is %s shows its due date", (_what, entry, age, words) => {
      show([entry], days(age));
      expect(screen.getByText("Grievance")).toBeVisible();
      expect(due()).toEqual(words);
    });

    it("is the only kind of message with a due date", () => {
      show([message(7)]);
      expect(due()).toEqual([]);
    });
  });
});
