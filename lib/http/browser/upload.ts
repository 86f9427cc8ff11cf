import type { z } from "zod";
import { type Call, callUrl } from "@/lib/call/call";
import { answerOf, NetworkError, requestBody } from "@/lib/http/browser/client";

type UploadOptions = {
  /** Called with the fraction that has been sent, 0 to 1. */
  onProgress?: (part: number) => void;
  signal?: AbortSignal;
};

/**
 * `send` for a form with files: `fetch` does not report upload progress.
 * @throws AppError as the server threw it; NetworkError when the server could not be reached; the signal's
 * reason when aborted.
 */
export async function upload<I extends z.ZodType, O extends z.ZodType>(
  spec: Call<I, O>,
  input: z.input<I>,
  options: UploadOptions = {},
): Promise<z.output<O>> {
  const { path, rest } = callUrl(spec, input as Record<string, unknown>);
  const { headers, body } = requestBody(spec, rest);
  const request = new XMLHttpRequest();
  request.open(spec.method, path);
  request.responseType = "json";
  for (const [name, value] of Object.entries({ accept: "application/json", ...headers })) {
    request.setRequestHeader(name, value);
  }
  await finished(request, body as XMLHttpRequestBodyInit, options);
  const { status } = request;
  return answerOf(spec, { status, ok: status >= 200 && status < 300 }, request.response);
}

function finished(
  request: XMLHttpRequest,
  body: XMLHttpRequestBodyInit,
  { onProgress, signal }: UploadOptions,
): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    signal?.addEventListener("abort", () => request.abort());
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total ? loaded / total : 1);
    request.onload = () => resolve();
    request.onerror = () => reject(new NetworkError(undefined));
    request.onabort = () => reject(signal?.reason);
    request.send(body);
  });
}
