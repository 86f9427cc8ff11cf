import "server-only";
import { env } from "@/lib/env";
import { FOLDER, SERVED } from "@/lib/files/picture-names";
import { readFile, streamFile } from "@/lib/files/store";

/**
 * An uploaded product picture by its file name, or null where there is none of that name. A tier without files
 * asks the one that has them.
 */
export async function pictureStream(
  file: string,
): Promise<{ type: string; body: ReadableStream<Uint8Array> } | null> {
  const type = typeOf(file);
  if (!type) return null;
  const { API_URL } = env();
  const body = API_URL ? await fetchPicture(API_URL, file) : await streamFile(`${FOLDER}/${file}`);
  return body && { type, body };
}

/** The bytes of an uploaded picture by its path, or null where the path is no such picture's. */
export async function readPicture(path: string): Promise<Buffer | null> {
  if (!path.startsWith(`${SERVED}/`)) return null;
  const file = path.slice(SERVED.length + 1);
  const { API_URL } = env();
  if (!typeOf(file)) return null;
  if (!API_URL) return readFile(`${FOLDER}/${file}`);
  const body = await fetchPicture(API_URL, file);
  return body && Buffer.from(await new Response(body).arrayBuffer());
}

function typeOf(file: string): string | null {
  const [, format] =
    /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}-\d{1,4}\.(avif|webp)$/.exec(file) ?? [];
  return format ? `image/${format}` : null;
}

async function fetchPicture(host: string, file: string) {
  const signal = AbortSignal.timeout(10_000);
  const answer = await fetch(new URL(`${SERVED}/${file}`, host), { signal, cache: "no-store" });
  return answer.ok ? answer.body : null;
}
