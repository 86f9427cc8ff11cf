import type { PaletteOption } from "@/components/admin/palette/palette-options";
import { type Recent, withRecent } from "@/lib/palette/rules";

const KEY = "palette-recents";

/** What this tab has opened by the palette, newest first: names and addresses only, gone with the tab. */
export function readRecents(): Recent[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isRecent) : [];
  } catch {
    return [];
  }
}

export function keepRecent({ label, href }: PaletteOption): void {
  // A browser without storage remembers nothing, and opens all the same.
  try {
    sessionStorage.setItem(KEY, JSON.stringify(withRecent(readRecents(), { label, href })));
  } catch {}
}

function isRecent(value: unknown): value is Recent {
  if (typeof value !== "object" || value === null) return false;
  const { label, href } = value as Record<string, unknown>;
  return typeof label === "string" && typeof href === "string" && href.startsWith("/");
}
