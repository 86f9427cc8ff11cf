import "server-only";
import { Marked, type Tokens } from "marked";
import { isWithinSite, keepUnits } from "@/lib/content/rules";

type Heading = { id: string; text: string };

/**
 * Renders our own Markdown as HTML. Second-level headings get an id and are listed; the first column of a
 * table becomes row headers; numbers keep their units.
 * @throws Error if two headings would have the same id.
 */
export function markdown(text: string): { html: string; headings: Heading[] } {
  const headings: Heading[] = [];
  let tables = 0;
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text: plain }) {
        const inner = this.parser.parseInline(tokens);
        if (depth !== 2) return `<h${depth}>${inner}</h${depth}>\n`;
        const heading = { id: anchor(plain), text: plain };
        if (headings.some(({ id }) => id === heading.id)) {
          throw new Error(`Two headings read "${plain}": a link could mean either.`);
        }
        headings.push(heading);
        return `<h2 id="${heading.id}">${inner}</h2>\n`;
      },
      link({ href, tokens }) {
        const outside = isWithinSite(href) ? "" : ' rel="noopener"';
        return `<a href="${href}"${outside}>${this.parser.parseInline(tokens)}</a>`;
      },
      // A wide table scrolls in its own box, which needs keyboard focus and a unique label.
      table({ header, rows }) {
        tables += 1;
        const cell = (entry: Tokens.TableCell, tag: "th" | "td", scope = "") =>
          `<${tag}${scope}${sideOf(entry)}>${this.parser.parseInline(entry.tokens)}</${tag}>`;
        const head = header.map((entry) => cell(entry, "th", ' scope="col"')).join("");
        const body = rows.map(
          ([first, ...rest]) =>
            `<tr>${first ? cell(first, "th", ' scope="row"') : ""}${rest.map((entry) => cell(entry, "td")).join("")}</tr>`,
        );
        return `<div class="scroll" role="region" aria-label="Table ${tables}" tabindex="0"><table><thead><tr>${head}</tr></thead><tbody>${body.join("\n")}</tbody></table></div>\n`;
      },
    },
  });
  return { html: marked.parse(keepUnits(text), { async: false }), headings };
}

/** Right-aligned if the Markdown says so (`---:`), for numbers. */
function sideOf({ align }: Tokens.TableCell): string {
  return align === "right" ? ' class="right"' : "";
}

/** "What does it cost?" → "what-does-it-cost". */
function anchor(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
