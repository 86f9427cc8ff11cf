import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MessageDemos } from "@/components/admin/messages/message-demos";
import { currentToasts, dismissToast } from "@/components/ui/toast/toast-store";
import type { DemoEntry } from "@/lib/contact/contract";
import { stubFetch } from "@/tests/support/components/fetch-stub";
import { stubMotion } from "@/tests/support/components/motion";
import { renderWithQueries } from "@/tests/support/components/with-queries";

const at = new Date("2026-11-28T06:30:00Z");
const uuid = (n: number) => `0190a000-0000-7000-8000-${String(n).padStart(12, "0")}`;

const click = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));

// Every media query matches or none does: a wide screen, or a phone.
const screenSize = stubMotion();

beforeEach(() => {
  screenSize.setStill(false);
  for (const { id } of currentToasts()) dismissToast(id);
});

describe("MessageDemos", () => {
  const demo: DemoEntry = {
    id: uuid(9),
    reference: "D-000009",
    solution: "education",
    name: "Meera Iyer",
    email: "meera@example.in",
    organisation: "Lake View School",
    need: "Two branches.",
    created_at: at,
    read_at: null,
    handled_at: null,
  };

  it("shows each demo request and marks it read", async () => {
    const answer = { ...demo, created_at: at.toISOString(), read_at: at.toISOString() };
    stubFetch({
      [`PATCH /api/contact/demorequests/${uuid(9)}`]: {
        body: { message: "x", demo_request: answer },
      },
    });
    renderWithQueries(<MessageDemos first={{ entries: [demo], loadedAt: Date.now() }} />);
    await click("Meera Iyer");
    const entry = screen.getByRole("listitem");
    for (const text of ["Meera Iyer", "Education", "Lake View School", "Two branches."]) {
      expect(entry).toHaveTextContent(text);
    }
    await click("Mark D-000009 read");
    await waitFor(() => expect(screen.queryByText("Unread")).toBeNull());
  });

  it("opens an email with the reference in the subject and marks the request read", async () => {
    const answer = { ...demo, created_at: at.toISOString(), read_at: at.toISOString() };
    const sent = stubFetch({
      [`PATCH /api/contact/demorequests/${uuid(9)}`]: {
        body: { message: "x", demo_request: answer },
      },
    });
    renderWithQueries(<MessageDemos first={{ entries: [demo], loadedAt: Date.now() }} />);
    await click("Meera Iyer");
    const reply = screen.getByRole("link", { name: "Reply to D-000009 by email" });
    const href = reply.getAttribute("href") ?? "";
    expect(href).toMatch(/^mailto:meera@example\.in\?/);
    const mail = new URLSearchParams(href.split("?")[1]);
    expect(mail.get("subject")).toBe("Re: D-000009 A demo of Education");
    expect(mail.get("body")).toBe("\r\n\r\nOn 28 Nov 2026, 12:00 pm you wrote:\r\n> Two branches.");
    // jsdom cannot open a mail program.
    reply.addEventListener("click", (event) => event.preventDefault());
    await userEvent.click(reply);
    await waitFor(() => expect(screen.queryByText("Unread")).toBeNull());
    await userEvent.click(reply);
    expect(sent.map(({ body }) => body)).toEqual([{ read: true }]);
  });

  it("shows an empty state", () => {
    renderWithQueries(<MessageDemos first={{ entries: [], loadedAt: Date.now() }} />);
    expect(screen.getByText("No demo requests yet.")).toBeVisible();
  });
});
