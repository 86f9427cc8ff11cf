import { AppError } from "@/lib/call/errors";
import { pictureStream } from "@/lib/files/served-picture";

type Context = { params: Promise<{ file: string }> };

/** An uploaded product picture. File names are never reused, so it can be cached as immutable. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const picture = await pictureStream((await params).file).catch(unavailable);
  if (picture instanceof Response) return picture;
  if (!picture) return new Response("There is no such picture.", { status: 404 });
  return new Response(picture.body, {
    headers: {
      "content-type": picture.type,
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
    },
  });
}

/** A temporary error: the picture may exist, so the answer must not be cached. */
function unavailable(error: unknown): Response {
  if (!(error instanceof AppError)) throw error;
  const { message, status } = error;
  return new Response(message, { status, headers: { "cache-control": "no-store" } });
}
