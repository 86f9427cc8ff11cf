/** Text from Markdown files in our own `content/`. */
export function Prose({ html }: { html: string }) {
  return (
    <div
      className="prose"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own files, made HTML at build time; no user input.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
