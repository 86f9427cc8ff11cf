import { getActor } from "@/lib/auth/session/current";
import { browsersPendingSignIn } from "@/lib/auth/sign-in/pending-sign-in";
import { sendMessage } from "@/lib/contact/actions";
import { UNSENT } from "@/lib/http/browser/form-state";
import { splitSession } from "@/tests/support/servers/split-session";
import { Upstream } from "@/tests/support/servers/upstream";

// The request's headers and cookies as Next passes them to a page or a form's action.
let cookies: Record<string, string> = {};
jest.mock("next/headers", () => ({
  headers: async () =>
    new Headers({ "x-forwarded-for": "203.0.113.9", "x-request-id": "page-0001" }),
  cookies: async () => ({ get: (name: string) => name in cookies && { value: cookies[name] } }),
}));

const api = new Upstream();

beforeAll(() => api.start());
afterAll(() => api.stop());
beforeEach(() => {
  cookies = {};
  api.received.splice(0);
});

const down = () => {
  api.answer = (response) => response.writeHead(503).end();
};

describe("the visitor of a web tier's page", () => {
  it("is identified by the API tier, with the page's request id and the visitor's address", async () => {
    const { name, sealed, token, userId } = await splitSession("customer");
    cookies = { [name]: sealed };
    api.json({ kind: "customer", user_id: userId, name: "Asha Menon", office_role: null });
    const actor = await getActor("customer");
    expect(actor).toMatchObject({ kind: "customer", userId, name: "Asha Menon", token });
    expect(Object.fromEntries(api.last.headers)).toMatchObject({
      authorization: `Bearer ${token}`,
      "x-request-id": "page-0001",
      "x-client-address": "203.0.113.9",
    });
    expect(api.received).toHaveLength(1);
  });

  it("is a guest when the session has ended, without a query when there is no cookie", async () => {
    const { name, sealed } = await splitSession("admin");
    cookies = { [name]: sealed };
    api.json({ kind: "guest", user_id: null, name: null, office_role: null });
    expect((await getActor("admin")).kind).toBe("guest");
    cookies = { [name]: `${sealed.slice(0, -4)}AAAA` };
    expect((await getActor("admin")).kind).toBe("guest");
    cookies = {};
    expect((await getActor("admin")).kind).toBe("guest");
    expect(api.received).toHaveLength(1);
  });

  it("is not treated as a guest while the API tier is down", async () => {
    const { name, sealed } = await splitSession("customer");
    cookies = { [name]: sealed };
    down();
    await expect(getActor("customer")).rejects.toMatchObject({ code: "upstream_failed" });
    expect(api.received).toHaveLength(2);
  });
});

describe("a pending login", () => {
  const waiting = () => browsersPendingSignIn("customer");

  it("is opened by the API tier that sealed it", async () => {
    expect(await waiting()).toBeNull();
    cookies = { "arklane.pending-customer": "Fe26.sealed-there" };
    api.json({ email: "asha@example.com", second_factor: "mail" });
    expect(await waiting()).toEqual({ email: "asha@example.com", second_factor: "mail" });
    expect(api.last.url).toBe("/api/users/2fa/pending");
    expect(api.last.json).toEqual({ pending: "Fe26.sealed-there" });
    api.json({ message: "Your login has run out.", code: "code_expired" }, 400);
    expect(await waiting()).toBeNull();
    down();
    await expect(waiting()).rejects.toMatchObject({ code: "upstream_failed" });
  });
});

it("a form that cannot be sent returns a message and the input", async () => {
  down();
  const form = new FormData();
  const typed = {
    firstname: "Asha",
    email: "asha@example.in",
    message: "Our society has 40 cars.",
  };
  for (const [name, value] of Object.entries({ ...typed, consent: "on" })) form.append(name, value);
  form.append("lastname", "Menon");
  form.append("topic", "general");
  const state = await sendMessage(UNSENT, form);
  expect(state).toMatchObject({ ok: false, values: typed });
  expect(state.message).toBe(
    "The shop is not answering. Look whether it was done before you try again.",
  );
  expect(api.received).toHaveLength(1);
});
