import type { Page } from "@playwright/test";
import { translate } from "@/tests/support/components/translate";

/** Translates every page once loaded, now and later, like a visitor's browser. */
export async function translateAll(page: Page): Promise<void> {
  const script = `(${startTranslating})(${translate})`;
  await page.addInitScript(script);
  await page.evaluate(script);
}

/** Runs in the browser, so it must be self-contained. */
function startTranslating(apply: typeof translate) {
  const start = () => {
    apply(document.body);
    const later = new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) apply(node);
    });
    later.observe(document.body, { childList: true, subtree: true });
  };
  if (document.readyState === "complete") start();
  else window.addEventListener("load", () => setTimeout(start, 500));
}
