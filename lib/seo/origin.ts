import "server-only";
import { builtFor, env } from "@/lib/env";

/**
 * The origin that pages, sitemaps and structured data name as their own: that of the build, so that a page made
 * later says the same as one made then. `https://shop.example`, without a slash.
 */
export function siteOrigin(): string {
  return builtFor ?? env().APP_ORIGIN;
}

/** "/about" → "https://shop.example/about". */
export function absolute(path: string): string {
  return new URL(path, siteOrigin()).href;
}
