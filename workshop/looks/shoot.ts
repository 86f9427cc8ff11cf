import { mkdir } from "node:fs/promises";
import path from "node:path";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright";
import { findBrowser } from "../../scripts/testing/browser.ts";
import { type Plan, type View, type Viewer, views } from "./views.ts";

/** A phone, a tablet and a desktop, in CSS pixels. */
const WIDTHS = [390, 768, 1440];
const HEIGHT = 900;

/** The cookies of a customer and the administrator, who sign in once for both runs. */
export async function signedIn(origin: string, customer: { email: string; password: string }) {
  const admin = { email: "admin@example.com", password: "Demo-Pass-2026" };
  return {
    customerState: await signIn("/login", "**/dashboard", customer),
    adminState: await signIn("/admin/login", "**/admin/dashboard", admin),
  };

  async function signIn(
    form: string,
    then: string,
    { email, password }: { email: string; password: string },
  ): Promise<string> {
    return withBrowser(async (browser) => {
      const page = await browser.newPage();
      await page.goto(origin + form);
      await page.getByLabel("Email").fill(email);
      await page.getByLabel("Password", { exact: true }).fill(password);
      await page.getByRole("button", { name: "Login" }).click();
      await page.waitForURL(then);
      return JSON.stringify(await page.context().storageState());
    });
  }
}

/** Takes every view of the plan whose name contains `filter`, at every width; returns the number of pictures. */
export async function shoot(
  origin: string,
  plan: Plan,
  folder: string,
  filter: string,
): Promise<number> {
  await mkdir(folder, { recursive: true });
  const wanted = views(plan).filter((view) => nameOf(view).includes(filter));
  let count = 0;
  for (const width of WIDTHS) {
    for (const viewer of ["visitor", "customer", "admin"] as const) {
      // A browser per width and viewer: a crash loses only its own pictures.
      await withBrowser(async (browser) => {
        const context = await contextOf(browser, plan, viewer, width);
        const seen = new Set<string>();
        for (const view of wanted.filter((one) => one.viewer === viewer)) {
          const file = path.join(folder, `${nameOf(view)}@${width}`);
          count += await take(context, origin, view, file, seen).catch((error) =>
            missed(view, error),
          );
        }
      });
    }
  }
  return count;
}

function missed({ viewer, path: address }: View, error: Error): number {
  console.log(`No picture of ${address} for ${viewer}: ${error.message.split("\n")[0]}`);
  return 0;
}

function nameOf({ viewer, path: address }: View): string {
  return `${viewer}${address.replaceAll(/[^a-z0-9]+/gi, "-").replace(/-$/, "") || "-home"}`;
}

async function withBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ["--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--font-render-hinting=none"],
  });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

async function contextOf(browser: Browser, plan: Plan, viewer: Viewer, width: number) {
  const states = { visitor: undefined, customer: plan.customerState, admin: plan.adminState };
  const state = states[viewer];
  const context = await browser.newContext({
    viewport: { width, height: HEIGHT },
    reducedMotion: "reduce",
    ...(state && { storageState: JSON.parse(state) }),
  });
  await context.clock.setFixedTime(plan.now);
  return context;
}

async function take(
  context: BrowserContext,
  origin: string,
  view: View,
  file: string,
  seen: Set<string>,
): Promise<number> {
  const page = await context.newPage();
  try {
    await page.goto(origin + view.path, { waitUntil: "load" });
    // Some pages redirect on their own, late on a busy machine.
    await settle(page).catch(() => settle(page));
    await page.screenshot({ path: `${file}.png`, fullPage: true, ...STILL });
    return 1 + (view.dialogs ? await takeDialogs(page, file, seen) : 0);
  } finally {
    await page.close().catch(() => undefined);
  }
}

const STILL = { animations: "disabled", caret: "hide" } as const;

/** Loads everything lazy, opens every fold and scrolls back to the top. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.evaluate(async () => {
    for (const fold of document.querySelectorAll("details")) fold.open = true;
    for (const picture of document.images) picture.loading = "eager";
    for (let y = 0; y < document.body.scrollHeight; y += 800) {
      window.scrollTo(0, y);
      await new Promise((done) => requestAnimationFrame(done));
    }
    window.scrollTo(0, 0);
    for (const video of document.querySelectorAll("video")) video.remove();
    await document.fonts.ready;
  });
  await page.waitForFunction(() =>
    [...document.images].every(({ complete, naturalWidth }) => complete && naturalWidth > 0),
  );
  await page.evaluate(async () => {
    await Promise.allSettled([...document.images].map((picture) => picture.decode()));
  });
  // Sticky bars and growing charts need time to come to rest.
  await page.waitForTimeout(REST_MS);
}

const REST_MS = 800;

/** Takes the dialogs of a page one by one. Each is taken once: those of the frame are on every page. */
async function takeDialogs(page: Page, file: string, seen: Set<string>): Promise<number> {
  const dialogs = await page.locator("dialog").all();
  let count = 0;
  for (const [index, dialog] of dialogs.entries()) {
    const words = (await dialog.textContent())?.slice(0, 60) ?? "";
    if (seen.has(words)) continue;
    seen.add(words);
    await dialog.evaluate((element: HTMLDialogElement) => element.showModal());
    await page.screenshot({ path: `${file}.dialog-${index}.png`, ...STILL });
    await dialog.evaluate((element: HTMLDialogElement) => element.close());
    count += 1;
  }
  return count;
}
