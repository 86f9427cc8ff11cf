import Link from "next/link";

type OtherLine = { label: string; text: string; href: string };

/** List of the company's other solutions. */
export function OtherLines({ title, lines }: { title: string; lines: readonly OtherLine[] }) {
  return (
    <section className="section--tight others" aria-labelledby="others">
      <div className="wrap">
        <h2 className="title" id="others">
          {title}
        </h2>
        <ul>
          {lines.map((line) => (
            <li key={line.href}>
              <Link href={line.href} prefetch={false}>
                <b>{line.label}</b>
                <span className="mute small">{line.text}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
