import { DEMO_API_KEY } from "@/lib/demo";
import { identifyCaller } from "@/lib/identity/caller";

beforeAll(() => {
  // A web tier has no database to look a key up in.
  Object.assign(process.env, { API_URL: "http://api.internal", API_KEY: "the-key-of-this-tier" });
});

const ask = (key: string | null, call: Partial<Parameters<typeof identifyCaller>[1]>) => {
  const headers = new Headers(key === null ? undefined : { "x-api-key": key });
  const request = new Request("http://localhost:3000/api/x", { method: "POST", headers });
  const spec = { access: "public", path: "/x", ...call } as Parameters<typeof identifyCaller>[1];
  return identifyCaller(request, spec).catch(({ code }) => code);
};

/** A machine's call that the web tier answers without the API tier. */
const localCall = { access: "machine", scope: "metrics", local: true } as const;

it.each([
  ["accepts its own key for a local call", "the-key-of-this-tier", localCall, "tier"],
  ["refuses another key for a local call", "an-app's-key", localCall, "invalid_api_key"],
  ["refuses a local call without a key", null, localCall, "invalid_api_key"],
  ["forwards a program's key with a call of the shop", "an-app's-key", {}, "program"],
  [
    "forwards a program's key with a call of the back-office",
    "an-app's-key",
    { access: "admin" },
    "program",
  ],
  [
    "forwards a program's key for the metrics of the API tier",
    "x",
    { access: "machine", scope: "metrics" },
    "program",
  ],
  ["refuses to serve another web tier", "x", { access: "machine", scope: "tier" }, "forbidden"],
  ["refuses a program without a key", null, {}, "invalid_api_key"],
  ["refuses the demo's key outside the demo", DEMO_API_KEY, {}, "invalid_api_key"],
  ["needs no key for an open call", "whatever", { access: "open" }, "browser"],
] as const)("a web tier %s", async (_what, key, call, expected) => {
  expect(await ask(key, call)).toBe(expected);
});
