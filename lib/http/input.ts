import "server-only";
import { AppError } from "@/lib/http/errors";

const MAX_BODY = 1024 * 1024;

/**
 * Path parameters, query (GET) and JSON body as one object; the path wins.
 * @throws AppError too_large, unsupported_media_type, bad_request.
 */
export async function readInput(
  request: Request,
  params: Record<string, string | string[] | undefined>,
): Promise<Record<string, unknown>> {
  if (request.method === "GET") {
    const query = Object.fromEntries(new URL(request.url).searchParams);
    return { ...query, ...params };
  }
  return { ...(await readJson(request)), ...params };
}

async function readJson(request: Request): Promise<Record<string, unknown>> {
  const text = await readText(request);
  if (text === "") return {};
  if (!request.headers.get("content-type")?.startsWith("application/json")) {
    throw new AppError("unsupported_media_type", "Send JSON with content-type application/json.");
  }
  const body = parseJson(text);
  if (typeof body === "object" && body !== null && !Array.isArray(body)) {
    return body as Record<string, unknown>;
  }
  throw new AppError("bad_request", "Send one JSON object.");
}

/** Stops at the limit instead of reading a body of any length into memory. */
async function readText(request: Request): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_BODY) throw new AppError("too_large", "The request is larger than 1 MB.");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AppError("bad_request", "The body is not valid JSON.", { cause });
  }
}
