/** Structured data as search engines read it. `data` is a schema.org object with its @context. */
export function JsonLd({ data }: { data: object }) {
  // "<" would let a text close the script element.
  const json = JSON.stringify(data).replace(/</g, "\\u003c");
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React escapes children, which breaks JSON; this text cannot leave the element.
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}
