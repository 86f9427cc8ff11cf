/**
 * What Chrome's translation does to a page or a part of it: every text is moved into two elements of its own. Also runs
 * in a browser by its source, so everything it needs stands inside.
 */
export function translate(root: Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = root instanceof Text ? [root] : [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const place = text.parentElement?.closest("font, script, style, title, textarea");
    if (text.data.trim() === "" || place) continue;
    const outer = document.createElement("font");
    const inner = outer.appendChild(document.createElement("font"));
    text.replaceWith(outer);
    inner.append(text);
  }
}
