import { stylesInside } from "@/lib/http/documents/styles";

const link = (name: string) =>
  `<link rel="stylesheet" href="/_next/static/chunks/${name}.css" data-precedence="next"/>`;
const off = (name: string) => link(name).replace("/>", ' disabled=""/>');
const sheets: Record<string, string> = {
  "static/chunks/a.css": ".a{color:red}",
  "static/chunks/b.css": ".b{background:url(/brand/$&.svg)}",
  "static/chunks/odd.css": '.c{content:"</style>"}',
};
const inside = (html: string) => stylesInside(html, (file) => sheets[file]);

describe("stylesInside", () => {
  it("puts each sheet before its link, which stays and is disabled", () => {
    expect(inside(`<head>${link("a")}${link("b")}</head>`)).toBe(
      `<head><style>.a{color:red}</style>${off("a")}<style>.b{background:url(/brand/$&.svg)}</style>${off("b")}</head>`,
    );
  });

  it.each(["gone", "odd"])("leaves a link whose sheet cannot stand inside: %s", (name) => {
    expect(inside(link(name))).toBe(link(name));
  });

  it.each([
    '<link rel="stylesheet" href="https://elsewhere.example/a.css"/>',
    '<link rel="stylesheet" href="/_next/static/../../a.css"/>',
    JSON.stringify(link("a")),
  ])("reads no other file: %s", (html) => {
    expect(stylesInside(html, () => "read")).toBe(html);
  });
});
