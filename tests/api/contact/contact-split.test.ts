import { sendMessage } from "@/lib/contact/actions";
import { UNSENT } from "@/lib/http/browser/form-state";
import { aMessage, aPhoto, messageForm } from "@/tests/support/samples/contact";
import { Upstream } from "@/tests/support/servers/upstream";

const api = new Upstream();
jest.mock("next/headers", () => ({
  headers: async () => new Headers(),
  cookies: async () => ({ get: () => undefined }),
}));

beforeAll(() => api.start());
afterAll(() => api.stop());

it("a web tier forwards a form with photos as a form", async () => {
  const done = { message: "Message sent successfully!", reference: "C-000123" };
  api.json(done);
  const form = messageForm(aMessage({ consent: "on" }), [await aPhoto(), await aPhoto(70, 70)]);
  expect(await sendMessage(UNSENT, form)).toMatchObject({ ok: true, answer: done });
  const { url, headers, body } = api.received.at(-1) as (typeof api.received)[0];
  expect(url).toBe("/api/contact/contactus/photos");
  const type = { headers: { "content-type": headers.get("content-type") ?? "" } };
  const sent = await new Response(new Uint8Array(body), type).formData();
  expect(Object.fromEntries(sent)).toMatchObject({ firstname: "Asha", consent: "true" });
  const photos = sent.getAll("photos") as File[];
  expect(photos.map(({ name, size }) => [name, size > 100])).toEqual([
    ["bay.jpg", true],
    ["bay.jpg", true],
  ]);
});
