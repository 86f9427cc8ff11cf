import "server-only";
import { AppError } from "@/lib/call/errors";
import { isWebTier } from "@/lib/env";
import { paint } from "@/lib/files/painter";
import { painted } from "@/lib/files/picture";
import {
  FOLDER,
  FORMATS,
  MAIL_SIDE,
  mailPicture,
  pictureKey,
  SERVED,
  SMALL_SIDE,
} from "@/lib/files/picture-names";
import { NOT_LOADED, putFile, readFile, streamFile } from "@/lib/files/store";
import { drop, unusable, webStream } from "@/lib/http/tier/upstream-answer";
import { requestUpstream, retryOnce } from "@/lib/http/tier/upstream-request";

/**
 * An uploaded product picture by its file name, or null if there is none. A web tier fetches it from the API
 * tier.
 * @throws AppError files_unavailable; upstream_failed, upstream_timeout at a web tier.
 */
export async function pictureStream(
  file: string,
): Promise<{ type: string; body: ReadableStream<Uint8Array> } | null> {
  const type = typeOf(file);
  if (!type) return null;
  const body = isWebTier() ? await fetchPicture(file, type) : await storedPicture(file);
  return body && { type, body };
}

/**
 * The bytes of an uploaded picture by its path, or null if the path is not one.
 * @throws AppError as `pictureStream`.
 */
export async function readPicture(path: string): Promise<Buffer | null> {
  if (!path.startsWith(`${SERVED}/`)) return null;
  const file = path.slice(SERVED.length + 1);
  const type = typeOf(file);
  if (!type) return null;
  if (!isWebTier()) return readFile(`${FOLDER}/${file}`);
  const body = await fetchPicture(file, type);
  return body && Buffer.from(await new Response(body).arrayBuffer());
}

async function storedPicture(file: string): Promise<ReadableStream<Uint8Array> | null> {
  const stored = await streamFile(`${FOLDER}/${file}`);
  if (stored || !file.endsWith(MAIL_END)) return stored;
  const base = `${SERVED}/${file.slice(0, -MAIL_END.length)}`;
  const picture = await readFile(pictureKey(base, SMALL_SIDE, "webp"));
  if (!picture) return null;
  const made = await painted(paint("mail", { picture, side: MAIL_SIDE }));
  await putFile(pictureKey(base, MAIL_SIDE, "jpg"), made);
  return new Blob([Uint8Array.from(made)]).stream();
}

const MAIL_END = mailPicture("");

function typeOf(file: string): string | null {
  const [, end = ""] =
    /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(-\d{1,4}\.\w+)$/.exec(file) ?? [];
  if (end === MAIL_END) return "image/jpeg";
  const format = FORMATS.find((one) => end.endsWith(`.${one}`));
  return format ? `image/${format}` : null;
}

async function fetchPicture(file: string, type: string) {
  const path = `${SERVED}/${file}`;
  const answer = await retryOnce(() => requestUpstream({ method: "GET", path, headers: {} }));
  if (answer.statusCode === 200 && answer.headers["content-type"] === type)
    return webStream(answer);
  drop(answer);
  if (answer.statusCode === 404) return null;
  if (answer.statusCode === 503) throw new AppError("files_unavailable", NOT_LOADED);
  throw unusable(`status ${answer.statusCode} for a picture`, "GET");
}
