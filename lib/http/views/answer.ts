import "server-only";
import { promisify } from "node:util";
import zlib from "node:zlib";
import { brotliOfText, MIN_BYTES } from "@/lib/http/compressed-text";
import { tagOf } from "@/lib/http/etag";

/** What a call or a page shows, and how it is made: two that show the same are equal, and made once. */
export class View<T> {
  constructor(
    /** As JSON. All that can change the answer is in it. */
    readonly shows: unknown,
    readonly make: () => Promise<T>,
  ) {}
}

const gzip = promisify(zlib.gzip);
const brotli = promisify(zlib.brotliCompress);
/** Made once for many, so better than what is made for one (lib/http/compression.ts). */
const FOR_ALL = brotliOfText(9);

export type Encoding = "br" | "gzip";

/** An answer in JSON that is sent to all with an equal view, compressed once. */
export class KeptAnswer {
  private small: Promise<Buffer<ArrayBuffer>> | undefined;

  private constructor(
    readonly tag: string,
    /** As it is while it is too small to be compressed. */
    private readonly body: Buffer<ArrayBuffer>,
    private readonly isZipped: boolean,
  ) {}

  static async of(wire: unknown): Promise<KeptAnswer> {
    const body = Buffer.from(JSON.stringify(wire));
    const isZipped = body.byteLength >= MIN_BYTES;
    return new KeptAnswer(tagOf(body), isZipped ? await gzip(body) : body, isZipped);
  }

  /** Brotli is made when it is first asked for: counted as large as gzip. */
  get bytes(): number {
    return this.body.byteLength * (this.isZipped ? 2 : 1);
  }

  /** The encodings that it comes in. */
  get isCompressed(): boolean {
    return this.isZipped;
  }

  plain(): Buffer<ArrayBuffer> {
    return this.isZipped ? zlib.gunzipSync(this.body) : this.body;
  }

  async in(encoding: Encoding): Promise<Buffer<ArrayBuffer>> {
    if (encoding === "gzip") return this.body;
    this.small ??= brotli(this.plain(), FOR_ALL);
    return this.small;
  }

  /** The answer in wire form. */
  wire(): unknown {
    return JSON.parse(this.plain().toString("utf8"));
  }
}
