/** What Chrome's translation does to a page: every text is moved into two elements of its own. */
export function translate(root: Element): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (text.data.trim() === "" || text.parentElement?.closest("font, script, style")) continue;
    const outer = document.createElement("font");
    const inner = outer.appendChild(document.createElement("font"));
    text.replaceWith(outer);
    inner.append(text);
  }
}
