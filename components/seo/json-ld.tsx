/** Structured data for search engines. `data` is a schema.org object with its @context. */
export function JsonLd({ data }: { data: object }) {
  // An unescaped "<" could close the script element.
  const json = JSON.stringify(data).replace(/</g, "\\u003c");
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the JSON; "<" is escaped above.
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}
