import Link from "next/link";

type OtherLine = { label: string; href: string };

/** List of the company's other solutions. */
export function OtherLines({ title, lines }: { title: string; lines: readonly OtherLine[] }) {
  return (
    <section className="section--tight others" aria-labelledby="others">
      <div className="wrap">
        <h2 className="heading-small" id="others">
          {title}
        </h2>
        <ul>
          {lines.map((line) => (
            <li key={line.href}>
              <Link href={line.href} prefetch={false}>
                {line.label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
