import "server-only";
import fs from "node:fs";
import path from "node:path";
import { distDir } from "@/lib/env";

/**
 * The same page with its style sheets inside, so that it is painted when it has come. The links stay, disabled: by
 * them React knows that the page has these sheets, and a browser fetches no disabled one.
 */
export function stylesInside(html: string, read = readSheet): string {
  return html.replace(SHEET, (link, file: string) => {
    const css = read(file);
    if (css === undefined || css.includes("</style")) return link;
    return `<style>${css}</style>${link.replace("/>", ' disabled=""/>')}`;
  });
}

const SHEET = /<link rel="stylesheet" href="\/_next\/(static\/chunks\/[\w.~-]+\.css)"[^>]*\/>/g;

/** A sheet of this build; its source map, which is named relative to the file, stays behind. */
function readSheet(file: string): string | undefined {
  try {
    const css = fs.readFileSync(path.join(distDir(), file), "utf8");
    return css.replace(/\/\*# sourceMappingURL=[^*]*\*\//g, "");
  } catch {
    return undefined;
  }
}
