import { DEMO_API_KEY } from "@/lib/demo";
import { identifyCaller } from "@/lib/identity/caller";

beforeAll(() => {
  // A web tier: it has no database to look a key up in.
  Object.assign(process.env, { API_URL: "http://api.internal", API_KEY: "the-key-of-this-tier" });
});

const ask = (key: string | null, call: Partial<Parameters<typeof identifyCaller>[1]>) => {
  const headers = new Headers(key === null ? undefined : { "x-api-key": key });
  const request = new Request("http://localhost:3000/api/x", { method: "POST", headers });
  const spec = { access: "public", path: "/x", ...call } as Parameters<typeof identifyCaller>[1];
  return identifyCaller(request, spec).catch(({ code }) => code);
};

/** A machine's call that this process answers by itself. */
const own = { access: "machine", scope: "metrics", local: true } as const;

it.each([
  ["its own key opens what it answers by itself", "the-key-of-this-tier", own, "tier"],
  ["any other does not", "an-app's-key", own, "invalid_api_key"],
  ["nor does none", null, own, "invalid_api_key"],
  ["a program's key is passed on with a call of the shop", "an-app's-key", {}, "program"],
  ["and of the back-office", "an-app's-key", { access: "admin" }, "program"],
  ["and for the figures of the API tier", "x", { access: "machine", scope: "metrics" }, "program"],
  ["a web tier of a web tier there is not", "x", { access: "machine", scope: "tier" }, "forbidden"],
  ["a program without a key is refused here", null, {}, "invalid_api_key"],
  ["the demo's key is refused outside the demo", DEMO_API_KEY, {}, "invalid_api_key"],
  ["what is open asks for no key", "whatever", { access: "open" }, "browser"],
] as const)("at a web tier %s", async (_what, key, call, expected) => {
  expect(await ask(key, call)).toBe(expected);
});
