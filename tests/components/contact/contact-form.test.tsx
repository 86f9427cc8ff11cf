import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { ContactForm } from "@/components/contact/contact-form";
import { sendMessage } from "@/lib/contact/actions";
import type { Received } from "@/lib/contact/contract";
import { MAX_PHOTO_BYTES } from "@/lib/contact/rules";
import { type FormState, UNSENT } from "@/lib/http/browser/form-state";

jest.mock("@/lib/contact/actions", () => ({ sendMessage: jest.fn() }));
const action = jest.mocked(sendMessage);

const SENT = "Message sent successfully! We will get back to you soon.";
const sent: FormState<Received> = {
  ...UNSENT,
  ok: true,
  message: SENT,
  answer: { message: SENT, reference: "C-000123" },
};
const refused = (changes: Partial<FormState<Received>>) => ({ ...UNSENT, ...changes });

const scrollTo = jest.fn();
beforeEach(() => {
  action.mockReset();
  scrollTo.mockReset();
  window.scrollTo = scrollTo;
});

const field = (label: RegExp | string) => screen.getByLabelText(label);
const consent = () => screen.getByRole("checkbox", { name: /I agree/ });
const send = () => userEvent.click(screen.getByRole("button", { name: "Send message" }));
const typed = {
  "First name": "Asha",
  "Last name": "Menon",
  Email: "a@example.in",
  Message: "Hello",
};

const photosField = () => field(/^Photos/);
const photo = (name: string, type = "image/jpeg") => new File(["x"], name, { type });
const choose = (...files: File[]) =>
  userEvent.setup({ applyAccept: false }).upload(photosField(), files);
const thumbnails = () => screen.queryAllByRole("img").map((image) => image.getAttribute("alt"));
beforeAll(() => {
  let count = 0;
  URL.createObjectURL = () => `blob:${count++}`;
  URL.revokeObjectURL = jest.fn();
});

async function fill() {
  for (const [label, text] of Object.entries(typed)) await userEvent.type(field(label), text);
  await userEvent.click(consent());
}

describe("ContactForm", () => {
  it("reports each empty field, focuses the first and sends nothing", async () => {
    render(<ContactForm />);
    expect(consent()).not.toBeChecked();
    await send();
    for (const name of ["firstname", "lastname", "email", "message"]) {
      expect(screen.getByText(`${name} is required`)).toBeVisible();
    }
    expect(screen.getByText("You must agree with the privacy statement")).toBeVisible();
    expect(field("First name")).toHaveFocus();
    expect(field("First name")).toHaveAccessibleDescription("firstname is required");
    expect(field(/Telephone/)).not.toHaveAttribute("aria-invalid");
    expect(action).not.toHaveBeenCalled();
  });

  it("sends the message, shows the reference, clears the fields and scrolls to the top", async () => {
    action.mockResolvedValue(sent);
    render(<ContactForm topic="grievance" />);
    await fill();
    await send();
    expect(await screen.findByText(SENT)).toHaveTextContent("Your reference is C-000123.");
    const form = action.mock.calls[0]?.[1];
    expect(Object.fromEntries(form ?? [])).toEqual({
      topic: "grievance",
      firstname: "Asha",
      lastname: "Menon",
      telephone: "",
      email: "a@example.in",
      message: "Hello",
      consent: "on",
      website: "",
    });
    for (const label of Object.keys(typed)) expect(field(label)).toHaveValue("");
    expect(consent()).not.toBeChecked();
    expect(scrollTo).toHaveBeenCalledWith({ top: 0 });
    expect(document.activeElement).toHaveTextContent(SENT);
  });

  it("is busy while sending and ignores a second press", async () => {
    let answer: (state: typeof sent) => void = () => undefined;
    action.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    render(<ContactForm />);
    await fill();
    await send();
    const busy = screen.getByRole("button", { name: "Sending" });
    expect(busy).toHaveAttribute("aria-busy", "true");
    await userEvent.click(busy);
    await userEvent.type(field("First name"), "{enter}");
    expect(action).toHaveBeenCalledTimes(1);
    answer(sent);
    expect(await screen.findByRole("button", { name: "Send message" })).toBeVisible();
  });

  it.each([
    ["a lost connection", "Network error: Failed to fetch", new TypeError("Failed to fetch")],
    ["a strange answer", "Submission failed: Unknown error", new Error("unexpected response")],
  ])("after %s shows '%s' and keeps the input", async (_what, words, error) => {
    action.mockRejectedValue(error);
    render(<ContactForm />);
    await fill();
    await send();
    expect(await screen.findByText(words)).toBeVisible();
    for (const [label, text] of Object.entries(typed)) expect(field(label)).toHaveValue(text);
    expect(consent()).toBeChecked();
    expect(scrollTo).not.toHaveBeenCalled();
    action.mockResolvedValue(sent);
    await send();
    expect(await screen.findByText(SENT)).toBeVisible();
    expect(screen.queryByText(words)).toBeNull();
  });

  it("shows the server's refusal of the form or a field", async () => {
    action.mockResolvedValueOnce(refused({ message: "Too many requests." }));
    render(<ContactForm />);
    await fill();
    await send();
    expect(await screen.findByText("Submission failed: Too many requests.")).toBeVisible();
    const fields = { telephone: ["Enter a number."] };
    action.mockResolvedValueOnce(refused({ message: "Enter a number.", fields }));
    await send();
    await waitFor(() => expect(field(/Telephone/)).toHaveFocus());
    expect(screen.queryByText(/Submission failed/)).toBeNull();
  });

  it("shows chosen photos, removes one and sends the others with the message", async () => {
    action.mockResolvedValueOnce(refused({ message: "Too many requests." }));
    action.mockResolvedValueOnce(sent);
    render(<ContactForm />);
    await fill();
    await choose(photo("bay.jpg"), photo("meter.png", "image/png"), photo("panel.webp", ""));
    expect(thumbnails()).toEqual(["bay.jpg", "meter.png", "panel.webp"]);
    await userEvent.click(screen.getByRole("button", { name: "Remove photo 2" }));
    expect(photosField()).toHaveFocus();
    await send();
    expect(await screen.findByText("Submission failed: Too many requests.")).toBeVisible();
    expect(thumbnails()).toEqual(["bay.jpg", "panel.webp"]);
    await send();
    expect(await screen.findByText(SENT)).toBeVisible();
    await waitFor(() => expect(thumbnails()).toEqual([]));
    for (const [, form] of action.mock.calls) {
      const names = form.getAll("photos").map((file) => (file as File).name);
      expect(names).toEqual(["bay.jpg", "panel.webp"]);
    }
  });

  it.each([
    ["a fourth", [1, 2, 3, 4].map((n) => photo(`${n}.jpg`)), /3 photos at most/, 3],
    ["a PDF", [photo("bill.pdf", "application/pdf")], /^bill\.pdf: Choose a photo/, 0],
    ["an empty file", [new File([], "bay.jpg", { type: "image/jpeg" })], /^bay\.jpg: .*empty/, 0],
  ])("refuses %s beside the field and keeps the rest", async (_what, files, words, kept) => {
    render(<ContactForm />);
    await choose(...files);
    expect(photosField()).toHaveAccessibleDescription(words);
    expect(thumbnails()).toHaveLength(kept);
    await choose(photo("right.jpg"));
    if (kept === 0) expect(photosField()).not.toHaveAttribute("aria-invalid");
  });

  it("refuses a photo that stays too large, and shows what the server says of one", async () => {
    render(<ContactForm />);
    await fill();
    const large = photo("large.jpg");
    Object.defineProperty(large, "size", { value: MAX_PHOTO_BYTES + 1 });
    await choose(large);
    await send();
    await waitFor(() => expect(photosField()).toHaveFocus());
    expect(photosField()).toHaveAccessibleDescription(/^large\.jpg: .*at most 5 MB/);
    expect(action).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole("button", { name: "Remove photo 1" }));
    expect(photosField()).not.toHaveAttribute("aria-invalid");
    await choose(photo("bay.jpg"));
    action.mockResolvedValueOnce(refused({ fields: { photos: ["bay.jpg: No photo."] } }));
    await send();
    await waitFor(() => expect(photosField()).toHaveAccessibleDescription("bay.jpg: No photo."));
  });

  it("hides the honeypot from people", () => {
    const { container } = render(<ContactForm />);
    const trap = container.querySelector("input[name=website]");
    expect(trap?.closest("[aria-hidden=true]")).not.toBeNull();
    expect(trap).toHaveAttribute("tabindex", "-1");
    expect(within(container).queryByRole("textbox", { name: /empty/ })).toBeNull();
  });

  it("can be submitted before hydration", () => {
    document.body.innerHTML = renderToString(<ContactForm />);
    expect(screen.getByRole("button", { name: "Send message" })).toBeEnabled();
  });
});
