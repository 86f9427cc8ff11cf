import type { Page } from "@playwright/test";

/**
 * Moves every text of every page, now and later, into two elements of its own, as the translation of Chrome and Google
 * does. A page is translated once it has loaded, like a visitor's.
 */
export async function translateAll(page: Page): Promise<void> {
  await page.addInitScript(startTranslating);
  await page.evaluate(startTranslating);
}

/** Runs in the browser, so everything it needs stands inside. */
function startTranslating() {
  const isOurs = (text: Text) =>
    !text.parentElement?.closest("font, script, style, title, textarea");
  const translate = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = root instanceof Text ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts.filter((one) => one.data.trim() !== "" && isOurs(one))) {
      const outer = document.createElement("font");
      const inner = outer.appendChild(document.createElement("font"));
      text.replaceWith(outer);
      inner.append(text);
    }
  };
  const start = () => {
    translate(document.body);
    const later = new MutationObserver((changes) => {
      for (const { addedNodes } of changes) addedNodes.forEach(translate);
    });
    later.observe(document.body, { childList: true, subtree: true });
  };
  if (document.readyState === "complete") start();
  else window.addEventListener("load", () => setTimeout(start, 500));
}
