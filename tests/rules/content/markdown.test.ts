import { markdown } from "@/lib/content/markdown";
import { readingMinutes } from "@/lib/content/rules";

const html = (text: string) => markdown(text).html;

it("gives each section an id and lists it", () => {
  const { html, headings } = markdown("# One\n\n## What does it *cost*?\n\n### Deeper\n\n## 6 mA");
  expect(html).toContain('<h2 id="what-does-it-cost">What does it <em>cost</em>?</h2>');
  expect(html).toContain("<h3>Deeper</h3>");
  expect(headings.map(({ id }) => id)).toEqual(["what-does-it-cost", "6-ma"]);
});

it("refuses two sections of the same name, because a link would be ambiguous", () => {
  expect(() => markdown("## Why\n\n## Why")).toThrow('Two headings read "Why"');
});

it("sends no referrer with external links", () => {
  expect(html("[a](/contact) [b](https://e.example/)")).toBe(
    '<p><a href="/contact">a</a> <a href="https://e.example/" rel="noopener">b</a></p>\n',
  );
});

it("labels the rows and columns of tables and makes tables focusable", () => {
  const table = "| Car | kWh |\n| --- | ---: |\n| A | 24 |\n";
  const made = html(`${table}\n${table}`);
  expect(made).toContain(
    '<div class="scroll" role="region" aria-label="Table 1" tabindex="0"><table><thead><tr><th scope="col">Car</th><th scope="col" class="right">kWh</th></tr></thead>',
  );
  expect(made).toContain('<tr><th scope="row">A</th><td class="right">24</td></tr>');
  expect(made).toContain('aria-label="Table 2"');
});

it.each([
  ["7.4 kW unit", "7.4\u00a0kW unit"],
  ["80 %, 6 mA, 10 mm², 50 °C", "80\u00a0%, 6\u00a0mA, 10\u00a0mm², 50\u00a0°C"],
  ["3 am, 5 models, 7 A-class", "3 am, 5 models, 7 A-class"],
])("keeps the unit with its number: %s", (text, expected) => {
  expect(html(text)).toBe(`<p>${expected}</p>\n`);
});

it.each([
  ["", 1],
  [`<p class="a b c">${"word ".repeat(200)}</p>`, 1],
  [`<p>${"word ".repeat(299)}</p>`, 1],
  [`<p>${"word ".repeat(300)}</p>`, 2],
  [`<td>${"12 ".repeat(400)}</td><td>${"12 ".repeat(400)}</td>`, 4],
])("counts words without tags (%#)", (text, minutes) => {
  expect(readingMinutes(text)).toBe(minutes);
});
