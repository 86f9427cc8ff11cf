/** Running text that was Markdown in our own `content/`. */
export function Prose({ html }: { html: string }) {
  return (
    <div
      className="prose"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own files, turned into HTML while building; nothing a visitor wrote.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
