import fs from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";

/** The selector lists of our style sheets. */
export function ownSelectors(): string[] {
  const folder = path.join(process.cwd(), "styles");
  const css = fs
    .readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".css"))
    .map((file) => fs.readFileSync(path.join(folder, file), "utf8"));
  const heads = css
    .join("\n")
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .matchAll(/([^{};]+)\{/g);
  const lists = [...heads].map(([, head = ""]) => head.trim().replace(/\s+/g, " "));
  return [...new Set(lists)].filter((list) => !list.startsWith("@") && list.includes("."));
}

/** Selectors that match on this page but are in no loaded style sheet. */
export function unloaded(page: Page, lists: string[]): Promise<string[]> {
  return page.evaluate((all) => {
    const loaded = new Set([...document.styleSheets].flatMap((sheet) => names(sheet.cssRules)));
    return all
      .flatMap(parts)
      .filter((text) => !text.includes("::") && document.querySelector(text))
      .filter((text) => !loaded.has(asBrowserWrites(text)));

    function names(rules: CSSRuleList): string[] {
      return [...rules].flatMap((rule) => {
        const inner = "cssRules" in rule ? names(rule.cssRules as CSSRuleList) : [];
        return rule instanceof CSSStyleRule ? [...parts(rule.selectorText), ...inner] : inner;
      });
    }

    /** Splits a list on commas outside brackets. */
    function parts(list: string): string[] {
      const found = [""];
      let depth = 0;
      for (const letter of list) {
        if (letter === "(") depth += 1;
        if (letter === ")") depth -= 1;
        if (letter === "," && depth === 0) found.push("");
        else found.push(`${found.pop() ?? ""}${letter}`);
      }
      return found.map((text) => text.trim());
    }

    function asBrowserWrites(text: string): string {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`${text} {}`);
      const [rule] = sheet.cssRules;
      return rule instanceof CSSStyleRule ? rule.selectorText : text;
    }
  }, lists);
}
