import { useId } from "react";

/** What a product covers, in two columns of words. */
export function OfferingFeatures({
  title,
  items,
}: {
  title: string;
  items: readonly { title: string; text: string }[];
}) {
  const id = useId();
  return (
    <section className="sec" aria-labelledby={id}>
      <div className="wrap">
        <h2 className="display mb-12" id={id}>
          {title}
        </h2>
        <ul className="terms terms--two">
          {items.map((item) => (
            <li key={item.title}>
              <h3 className="h3">{item.title}</h3>
              <p className="mute">{item.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
