import "server-only";
import { builtFor, env } from "@/lib/env";

/**
 * The origin in pages, sitemaps and structured data: that of the build, so that pages rendered later agree
 * with prerendered ones. `https://shop.example`, without a slash.
 */
export function siteOrigin(): string {
  return builtFor ?? env().APP_ORIGIN;
}

/** "/about" → "https://shop.example/about". */
export function absolute(path: string): string {
  return new URL(path, siteOrigin()).href;
}
