import { setTimeout as sleep } from "node:timers/promises";
import { uploadProfilePicture } from "@/lib/accounts/contract";
import { request, respond } from "@/tests/support/servers/http";
import { shorten } from "@/tests/support/servers/patience";
import { splitSession } from "@/tests/support/servers/split-session";
import { until } from "@/tests/support/servers/stop-points";
import { Upstream } from "@/tests/support/servers/upstream";

const PATH = "/users/profile-picture/upload";
const api = new Upstream();
const done = { message: "Profile picture uploaded successfully!", profile_picture: "aGk=" };
const limit = uploadProfilePicture.maxBytes ?? 0;
let cookie: string;

beforeAll(async () => {
  await api.start();
  ({ cookie } = await splitSession("customer"));
});
afterAll(() => api.stop());
beforeEach(() => {
  api.received.splice(0);
  api.early = undefined;
  api.json(done);
});

/** Missing in TypeScript's types. */
const Streams = ReadableStream as unknown as {
  from: (pieces: AsyncIterable<Uint8Array>) => ReadableStream<Uint8Array>;
};

const picture = (bytes: number) => {
  const form = new FormData();
  form.append("file", new Blob([new Uint8Array(bytes).fill(7)]), "me.jpg");
  return form;
};

/** Uploads a chunked body without a length. */
async function upload(pieces: AsyncIterable<Uint8Array>, signal?: AbortSignal) {
  const headers = {
    ...{ cookie, "sec-fetch-site": "same-origin" },
    "content-type": "multipart/form-data; boundary=x",
  };
  const body = Streams.from(pieces);
  const sent = { method: "POST", headers, body, signal, duplex: "half" } as RequestInit;
  return respond(new Request(`http://localhost:3000/api${PATH}`, sent));
}

async function* pieces(count: number, bytes: number, onPiece?: (piece: number) => void) {
  for (let piece = 0; piece < count; piece += 1) {
    onPiece?.(piece);
    yield new Uint8Array(bytes).fill(7);
  }
}

it("a form with a file reaches the API tier byte for byte, with its caller", async () => {
  const answer = await request(PATH, { body: picture(300_000), cookie });
  expect(answer).toMatchObject({ status: 200, body: done });
  const { headers, body, method, url } = api.received[0] as (typeof api.received)[0];
  expect([method, url]).toEqual(["POST", `/api${PATH}`]);
  expect(headers.get("authorization")).toMatch(/^Bearer /);
  const type = { headers: { "content-type": headers.get("content-type") ?? "" } };
  const form = await new Response(new Uint8Array(body), type).formData();
  expect((form.get("file") as File).size).toBe(300_000);
});

it("nothing is forwarded for a guest, a wrong session or a declared length that is too long", async () => {
  const headers = { "content-length": String(limit + 1) };
  expect((await request(PATH, { body: picture(1), cookie: "" })).status).toBe(401);
  const admins = cookie.replace("arklane.session", "arklane.admin-session");
  expect((await request(PATH, { body: picture(1), cookie: admins })).status).toBe(401);
  const tooLong = await request(PATH, { body: picture(1), cookie, headers });
  expect(tooLong).toMatchObject({ status: 413, body: { code: "too_large" } });
  expect(api.received).toEqual([]);
});

it("a body without a length is cut at the limit with 413 and never fully reaches the API tier", async () => {
  const size = 64 * 1024;
  let last = 0;
  const count = Math.ceil(limit / size) + 50;
  const answer = await upload(pieces(count, size, (piece) => (last = piece)));
  expect(answer.status).toBe(413);
  expect((await answer.json()).code).toBe("too_large");
  expect(last).toBeLessThan(count - 1);
  await until("it is cut there", async () => api.received.length === 1);
  expect(api.received[0]?.body.byteLength).toBeLessThanOrEqual(limit);
});

it("an early refusal of the API tier reaches the browser", async () => {
  api.early = (response) =>
    response
      .writeHead(401, { "content-type": "application/json" })
      .end(JSON.stringify({ message: "Please login first", code: "unauthenticated" }));
  const answer = await upload(pieces(10, 64 * 1024));
  expect(answer.status).toBe(401);
});

it("a picture has a longer time limit than other calls", async () => {
  shorten({ answer: 300, upload: 4_000 });
  api.answer = async (response) => {
    await sleep(400);
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(done));
  };
  expect((await request(PATH, { body: picture(9), cookie })).status).toBe(200);
  api.answer = () => undefined;
  const late = await request(PATH, { body: picture(9), cookie });
  expect(late).toMatchObject({ status: 504, body: { code: "upstream_timeout" } });
  expect(api.received).toHaveLength(2);
});

it("an aborted upload is aborted at the API tier", async () => {
  const aborted = new AbortController();
  let isCut = false;
  api.early = (response, _received, sent) => {
    sent.resume();
    response.once("close", () => {
      isCut = true;
    });
  };
  async function* slow() {
    yield new Uint8Array(1_000);
    await sleep(20);
    aborted.abort();
    await sleep(5_000, undefined, { ref: false });
  }
  const answer = await upload(slow(), aborted.signal);
  expect(answer.status).toBe(400);
  await until("it is cut there", async () => isCut);
});

it("a stalled upload is aborted, here and at the API tier", async () => {
  let isCut = false;
  api.early = (response, _received, sent) => {
    sent.resume();
    response.once("close", () => {
      isCut = true;
    });
  };
  async function* still() {
    yield new Uint8Array(1_000);
    await sleep(5_000, undefined, { ref: false });
  }
  shorten({ answer: 300 });
  const answer = await upload(still());
  expect(answer.status).toBe(400);
  expect((await answer.json()).message).toBe("The upload stopped half-way.");
  await until("it is cut there", async () => isCut);
});
