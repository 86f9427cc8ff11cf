/** One sentence: what Next itself costs. */
export default function Page() {
  return <main>An empty page.</main>;
}
