/**
 * Changes a page as Chrome's translation does: every text is moved into two new elements. Also runs
 * in a browser by its source, so it must be self-contained.
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
