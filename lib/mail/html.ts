/** HTML that is safe to send: made only by `html`. */
export type Html = { readonly markup: string };

type Value = string | number | Html | readonly Html[];

/** Builds HTML. Interpolated texts are escaped; only results of `html` are inserted as they are. */
export function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  const markup = parts.reduce((done, part, index) => {
    const value = values[index - 1];
    return done + (value === undefined ? "" : markupOf(value)) + part;
  });
  return { markup };
}

/** Escapes the five characters that are special in HTML text and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
}

function markupOf(value: Value): string {
  if (typeof value === "string") return escapeHtml(value);
  if (typeof value === "number") return String(value);
  return "markup" in value ? value.markup : value.map((item) => item.markup).join("");
}
