import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";

/** The real service's timeout for receivers. */
const TIMEOUT_MS = 5_000;

/** Posts a body and returns the status, or why there was none. Never throws. */
export function post(
  url: string,
  body: string,
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<{ status: number | null; error: string | null }> {
  const request = url.startsWith("https:") ? requestHttps : requestHttp;
  const length = String(Buffer.byteLength(body));
  return new Promise((resolve) => {
    const finish = (status: number | null, error: string | null) => {
      clearTimeout(timer);
      resolve({ status, error });
    };
    const req = request(url, {
      method: "POST",
      agent: false,
      signal,
      headers: { ...headers, "content-length": length },
    });
    const timer = setTimeout(() => req.destroy(new Error("no answer within 5 s")), TIMEOUT_MS);
    timer.unref();
    req.on("response", (res) => {
      res.resume();
      finish(res.statusCode ?? null, null);
    });
    req.on("error", (error) => finish(null, error.message));
    req.end(body);
  });
}
