import type { PaletteOption } from "@/components/admin/palette/palette-options";
import { type Recent, withRecent } from "@/lib/palette/rules";

const KEY = "palette-recents";

/** What this tab has opened from the palette, newest first: labels and URLs only, in sessionStorage. */
export function readRecents(): Recent[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isRecent) : [];
  } catch {
    return [];
  }
}

export function keepRecent({ label, href }: PaletteOption): void {
  // If storage is blocked, nothing is remembered, and the page opens all the same.
  try {
    sessionStorage.setItem(KEY, JSON.stringify(withRecent(readRecents(), { label, href })));
  } catch {}
}

function isRecent(value: unknown): value is Recent {
  if (typeof value !== "object" || value === null) return false;
  const { label, href } = value as Record<string, unknown>;
  return typeof label === "string" && typeof href === "string" && href.startsWith("/");
}
