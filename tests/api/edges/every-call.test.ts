import type { z } from "zod";
import { calls } from "@/lib/api-docs/calls";
import type { Call } from "@/lib/call/call";
import { type EveryDoor, everyDoor, table } from "@/tests/support/calls/edges";

const OURS = "https://partner.example";
// The settings are read once, by the first call.
process.env.API_ALLOWED_ORIGINS = OURS;

let doors: EveryDoor;

beforeAll(async () => {
  doors = await everyDoor();
});

const takenBy = (path: string) =>
  calls.filter((other) => other.path === path).map(({ method }) => method as string);
const methodsOf = (answer: Response, header: string) => answer.headers.get(header)?.split(", ");

describe.each(table(() => true))("%s", (_name, spec) => {
  const taken = takenBy(spec.path);

  it("answers other methods with 405 and Allow", async () => {
    const others = ["GET", "POST", "PUT", "PATCH", "DELETE"].filter(
      (name) => !taken.includes(name),
    );
    for (const method of others) {
      const answer = await doors.ask(spec, { method });
      expect(answer.status).toBe(405);
      expect(methodsOf(answer, "allow")).toEqual(expect.arrayContaining(taken));
      expect(await answer.json()).toMatchObject({ code: "method_not_allowed" });
    }
  });

  it("answers an unknown method with 405", async () => {
    const headers = { "x-refused-method": "TRACE" };
    expect((await doors.ask(spec, { method: "OPTIONS", headers })).status).toBe(405);
  });

  it("answers OPTIONS with its methods and allows an allowed origin", async () => {
    const preflight = { origin: OURS, "access-control-request-method": spec.method };
    const answer = await doors.ask(spec, {
      method: "OPTIONS",
      headers: { ...preflight, "x-api-key": "", authorization: "" },
    });
    expect(answer.status).toBe(204);
    expect(methodsOf(answer, "allow")).toEqual(expect.arrayContaining(taken));
    expect(answer.headers.get("access-control-allow-origin")).toBe(OURS);
    expect(methodsOf(answer, "access-control-allow-methods")).toContain(spec.method);
  });
});

describe.each(table(({ access }) => access !== "open"))("%s", (_name, spec) => {
  it("lets an allowed origin read a refusal", async () => {
    const answer = await doors.ask(spec, { headers: { origin: OURS, "x-api-key": "wrong" } });
    expect(answer.status).toBe(401);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("access-control-allow-origin")).toBe(OURS);
  });
});

describe.each(table(({ method }) => method !== "GET"))("%s", (_name, spec) => {
  const right = spec.body === "multipart" ? "multipart/form-data; boundary=x" : "application/json";
  it.each([
    ["another kind of body with 415", 415, "text/plain", 2],
    ["half a body with 400", 400, right, 1],
    ["more than it reads with 413", 413, right, (spec.maxBytes ?? 1024 * 1024) + 1],
  ])("refuses %s", async (_what, status, type, length) => {
    const headers = { "content-type": type, "content-length": String(length) };
    const answer = await doors.ask(spec, { headers, body: "{" });
    expect(answer.status).toBe(status);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(await answer.json()).toMatchObject({ message: expect.any(String) });
  });
});

type Shape = Record<string, z.ZodType>;
const shapeOf = ({ input }: Call): Shape => ("shape" in input ? (input.shape as Shape) : {});
const inPath = (spec: Call, field: string) => spec.path.includes(`{${field}}`);

/** An input whose fields, except those in the path, all have a wrong type. */
function wrong(spec: Call): Record<string, unknown> {
  const fields = Object.keys(shapeOf(spec)).filter((field) => !inPath(spec, field));
  return Object.fromEntries(fields.map((field) => [field, { of: "another type" }]));
}

/** Whether a field other than those in the path is refused. */
function isRefused(spec: Call): boolean {
  const { error } = spec.input.safeParse(wrong(spec));
  return error?.issues.some(({ path }) => !inPath(spec, String(path[0]))) ?? false;
}

const takesJson = (spec: Call) => spec.method !== "GET" && spec.body !== "multipart";

describe.each(table((spec) => takesJson(spec) && isRefused(spec)))("%s", (_name, spec) => {
  it("names fields of a wrong type", async () => {
    const headers = { "content-type": "application/json" };
    const answer = await doors.ask(spec, { headers, body: JSON.stringify(wrong(spec)) });
    expect(answer.status).toBe(422);
    const { code, fields } = await answer.json();
    expect(code).toBe("invalid_input");
    const named = Object.keys(fields).map((field) => field.split(".")[0]);
    expect(named).not.toHaveLength(0);
    expect(Object.keys(shapeOf(spec))).toEqual(expect.arrayContaining(named));
  });
});

describe.each(table((spec) => spec.method === "GET" && "limit" in shapeOf(spec)))(
  "%s",
  (_name, spec) => {
    it("answers an invalid limit with 422", async () => {
      for (const limit of ["0", "1.5", "many"]) {
        const answer = await doors.ask(spec, { query: `?limit=${limit}` });
        expect(answer.status).toBe(422);
        expect((await answer.json()).fields).toHaveProperty("limit");
      }
    });
  },
);

const endless = "/products/changes";
const isKept = (spec: Call) => spec.etag === true || spec.path === endless;

describe.each(table((spec) => spec.method === "GET" && !isKept(spec)))("%s", (_name, spec) => {
  it("is not cached", async () => {
    const answer = await doors.ask(spec);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.has("etag")).toBe(false);
    await answer.body?.cancel();
  });
});
