import { readBounded } from "@/lib/http/input";
import { PEER_HEADER, stamp } from "@/lib/identity/arrivals";
import { log } from "@/lib/log";

const arrival = (headers: Record<string, string>, remoteAddress?: string) =>
  ({ headers, socket: { remoteAddress } }) as Parameters<typeof stamp>[0];

describe("stamp", () => {
  it("sets the peer's address, overwriting a header sent by the client", () => {
    const request = arrival({ [PEER_HEADER]: "1.2.3.4" }, "198.51.100.7");
    stamp(request);
    expect(request.headers[PEER_HEADER]).toBe("198.51.100.7");
  });

  it("sets nothing when the peer has gone", () => {
    const request = arrival({ [PEER_HEADER]: "1.2.3.4" });
    stamp(request);
    expect(request.headers).toEqual({});
  });

  it("warns once about an undeclared proxy", () => {
    const warn = jest.spyOn(log(), "warn").mockImplementation(() => undefined);
    stamp(arrival({}, "198.51.100.7"));
    expect(warn).not.toHaveBeenCalled();
    for (let n = 0; n < 3; n += 1) stamp(arrival({ "x-forwarded-for": "9.9.9.9" }, "10.0.0.2"));
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn.mock.calls[0]?.[0]).toMatch(/TRUST_PROXY/);
    warn.mockRestore();
  });
});

describe("readBounded", () => {
  const request = (body: ReadableStream<Uint8Array<ArrayBuffer>> | null) => ({
    headers: new Headers(),
    body,
  });
  const trickle = (ms: number, pieces: number) => {
    let sent = 0;
    let timer: NodeJS.Timeout;
    return new ReadableStream<Uint8Array<ArrayBuffer>>({
      pull: (controller) =>
        new Promise((resolve) => {
          timer = setTimeout(() => {
            if (sent++ < pieces) controller.enqueue(new Uint8Array([123]));
            else controller.close();
            resolve();
          }, ms);
        }),
      cancel: () => clearTimeout(timer),
    });
  };

  it("reads a body, and nothing without one", async () => {
    expect((await readBounded(request(trickle(1, 3)), 10))?.toString()).toBe("{{{");
    expect((await readBounded(request(null), 10))?.byteLength).toBe(0);
  });

  it("stops at the limit", async () => {
    expect(await readBounded(request(trickle(1, 30)), 10)).toBeUndefined();
  });

  it("does not wait for a trickling body", async () => {
    const late = readBounded(request(trickle(20, 1_000)), 10_000, 100);
    await expect(late).rejects.toMatchObject({ code: "bad_request" });
  });
});
