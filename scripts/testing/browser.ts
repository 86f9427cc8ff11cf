import fs from "node:fs";
import path from "node:path";
import { chromium } from "playwright";
import { Failure } from "../local/base/failure.ts";
import { canInstall, install } from "./debian.ts";

/**
 * The Chromium for the browser tests: CHROMIUM_PATH, an installed one, Playwright's own, or, on Debian as
 * root, the package, which is then installed. Throws `Failure` that says what to install.
 */
export function findBrowser(): string {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted) {
    if (fs.existsSync(wanted)) return wanted;
    throw new Failure(`CHROMIUM_PATH names ${wanted}, which does not exist.`);
  }
  const found = installed() ?? playwrights() ?? (canInstall() ? installPackage() : null);
  if (found) return found;
  throw new Failure(
    "The browser tests need Chromium: install the package chromium or run npx playwright install chromium, or set CHROMIUM_PATH.",
  );
}

function installed(): string | null {
  // Debian's headless shell is the same engine without windows and takes half the time per page.
  const names = [
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
  ];
  const folders = [...(process.env.PATH ?? "").split(path.delimiter), "/usr/bin"];
  const candidates = [
    ...names.flatMap((name) => folders.map((folder) => path.join(folder, name))),
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
  ];
  return candidates.find((file) => fs.existsSync(file)) ?? null;
}

function playwrights(): string | null {
  const file = chromium.executablePath();
  return fs.existsSync(file) ? file : null;
}

function installPackage(): string | null {
  console.log("  Installing Debian's Chromium, which the browser tests need…");
  if (!install("chromium-headless-shell", "chromium"))
    throw new Failure("apt-get could not install the package chromium: install it by hand.");
  return installed();
}
