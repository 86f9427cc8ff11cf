import "server-only";
import { type BrotliOptions, constants } from "node:zlib";

/** Below this size in bytes compression saves no packet; Next's own limit. */
export const MIN_BYTES = 1024;

/** Brotli for text. The highest `quality` is 11; each takes longer than the one below. */
export function brotliOfText(quality: number): BrotliOptions {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  };
}
