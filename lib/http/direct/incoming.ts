import "server-only";
import type { IncomingMessage } from "node:http";

/** What handlers read of a request. Its body begins to be read when it is asked for, and is read once. */
export function requestFrom(incoming: IncomingMessage): Request {
  const { method = "GET", url = "/" } = incoming;
  const asked = {
    method,
    url: `http://${incoming.headers.host || "localhost"}${url}`,
    headers: headersOf(incoming),
    get body() {
      return method === "GET" ? null : bodyOf(incoming);
    },
  };
  return asked satisfies Pick<Request, "method" | "url" | "headers"> as unknown as Request;
}

/** A request's headers, as handlers read them. */
export function headersOf({ headers }: IncomingMessage): Headers {
  const made = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    if (Array.isArray(value)) for (const one of value) made.append(name, one);
    else if (value !== undefined) made.set(name, value);
  }
  return made;
}

type Piece = { done: false; value: Uint8Array } | { done: true; value?: undefined };

/** A body as a stream's reader. What comes after it is canceled is dropped, so that the answer still arrives. */
function bodyOf(incoming: IncomingMessage) {
  const pieces: Piece[] = [];
  let broken: Error | undefined;
  let wake = () => {};
  const give = (piece: Piece) => {
    pieces.push(piece);
    wake();
  };
  const listen = () => {
    incoming.on("data", (value: Uint8Array) => give({ done: false, value }));
    incoming.once("end", () => give({ done: true }));
    incoming.once("error", breakOff);
    incoming.once("close", () => breakOff(new Error("The connection was closed.")));
  };
  const breakOff = (error: Error) => {
    broken = error;
    wake();
  };
  const read = async (): Promise<Piece> => {
    while (pieces.length === 0) {
      if (broken) throw broken;
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
    return pieces.shift() as Piece;
  };
  const cancel = async () => {
    incoming.removeAllListeners("data").resume();
    pieces.length = 0;
    give({ done: true });
  };
  const getReader = () => {
    listen();
    return { read, cancel };
  };
  return { getReader };
}
