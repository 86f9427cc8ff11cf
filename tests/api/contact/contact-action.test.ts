import { randomUUID } from "node:crypto";
import { LIMITS } from "@/lib/call/limit-table";
import { requestDemo, sendMessage } from "@/lib/contact/actions";
import { db } from "@/lib/db";
import { UNSENT } from "@/lib/http/browser/form-state";
import { inFiles } from "@/tests/support/files/files";
import { aPhoto, storedPhotos } from "@/tests/support/samples/contact";

// The request's headers as Next passes them to an action.
let headers = new Headers();
jest.mock("next/headers", () => ({
  headers: async () => headers,
  cookies: async () => ({ get: () => undefined }),
}));
beforeEach(() => {
  headers = new Headers();
});

inFiles();

function formOf(values: Record<string, string | Blob>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.append(name, value);
  return form;
}

const typed = (changes: Record<string, string> = {}) => ({
  firstname: "Asha",
  lastname: "Menon",
  telephone: "",
  email: `visitor-${randomUUID()}@example.in`,
  message: "Our society has 40 cars.",
  topic: "general",
  consent: "on",
  website: "",
  ...changes,
});
const send = (values: Record<string, string | Blob>) => sendMessage(UNSENT, formOf(values));
const stored = (email: string) => db().contactMessage.count({ where: { email } });

it("stores the message and returns the reference with empty fields", async () => {
  const values = typed();
  expect(await send(values)).toEqual({
    ok: true,
    message: "Message sent successfully! We will get back to you soon.",
    fields: {},
    values: {},
    answer: expect.objectContaining({ reference: expect.stringMatching(/^C-\d{6}$/) }),
  });
  expect(await stored(values.email)).toBe(1);
});

it("returns the input and its faults, without React's fields and files", async () => {
  const values = typed({ lastname: " ", telephone: "123" });
  const { consent, ...unticked } = values;
  const state = await send({ ...unticked, $ACTION_KEY: "k1", attachment: new Blob(["x"]) });
  expect(state).toEqual({
    ok: false,
    message: "lastname is required",
    fields: {
      lastname: ["lastname is required"],
      telephone: [expect.stringContaining("leave it empty")],
      consent: ["You must agree with the privacy statement"],
    },
    values: unticked,
    answer: null,
  });
  expect(consent).toBe("on");
});

it("takes photos, and an empty file field for none", async () => {
  const none = typed();
  expect((await send({ ...none, photos: new File([], "") })).ok).toBe(true);
  expect(await storedPhotos(none.email)).toEqual([]);
  const values = typed();
  const photos = new File([new Uint8Array(await aPhoto())], "bay.jpg");
  expect((await send({ ...values, photos })).ok).toBe(true);
  expect(await storedPhotos(values.email)).toHaveLength(1);
});

it("returns the input of a form whose photo is none, and says that the page lost it", async () => {
  const values = typed();
  const state = await send({ ...values, photos: new File(["hello"], "bay.jpg") });
  const words = "bay.jpg: Choose a photo in JPEG, PNG, WebP or AVIF format.";
  expect(state).toMatchObject({ ok: false, lostFiles: true, fields: { photos: [words] }, values });
  expect(await stored(values.email)).toBe(0);
});

it("limits a browser by its address", async () => {
  headers = new Headers({ "x-forwarded-for": "203.0.113.99" });
  const most = LIMITS.contact.address[0] * 2;
  for (let n = 0; n < most; n++) expect((await send(typed())).ok).toBe(true);
  const values = typed();
  const state = await send(values);
  expect(state).toMatchObject({ ok: false, fields: {}, values });
  expect(state.message).toMatch(/^Too many requests\. Please try again in \d+ minutes\.$/);
  expect(await stored(values.email)).toBe(0);
});

it("refuses null characters with a message", async () => {
  expect((await send(typed({ message: "a\0b" }))).message).toBe(
    "A text must not contain null characters.",
  );
});

it("reports a server error with a message and keeps the input", async () => {
  const broken = jest.spyOn(db(), "$transaction").mockRejectedValue(new Error("connection lost"));
  const values = typed();
  expect(await send(values)).toEqual({
    ok: false,
    message: "Something went wrong. Please try again.",
    fields: {},
    values,
    answer: null,
  });
  broken.mockRestore();
});

it("handles a demo request the same way", async () => {
  const values = { solution: "health", name: "Asha", email: `d-${randomUUID()}@example.in` };
  const form = (organisation: string) => formOf({ ...values, organisation, need: "" });
  expect(await requestDemo(UNSENT, form(""))).toMatchObject({
    ok: false,
    fields: { organisation: ["Hospital name is required"] },
  });
  expect(await requestDemo(UNSENT, form("City Hospital"))).toMatchObject({
    ok: true,
    message: "Request submitted!",
    answer: { reference: expect.stringMatching(/^D-\d{6}$/) },
  });
});
