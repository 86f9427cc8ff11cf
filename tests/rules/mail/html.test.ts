import { escapeHtml, html } from "@/lib/mail/html";

describe("html", () => {
  it("escapes every text", () => {
    const name = `<script>alert("x")</script> & 'co'`;
    expect(html`<b title="${name}">${name}</b>`.markup).not.toMatch(/<script|"x"|'co'| & /);
    expect(escapeHtml("<&\"'>")).toBe("&#60;&#38;&#34;&#39;&#62;");
  });

  it("does not escape its own output, alone or in a list", () => {
    const rows = [1, 2].map((n) => html`<li>${n}</li>`);
    expect(html`<ol>${rows}</ol>${html`<hr>`}`.markup).toBe("<ol><li>1</li><li>2</li></ol><hr>");
  });

  it("inserts nothing for an empty text or list", () => {
    expect(html`a${""}b${[]}c`.markup).toBe("abc");
  });
});
