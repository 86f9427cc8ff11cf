export type Term = { title: string; text: string };

/** Named short texts; `className` sets their layout. */
export function Terms({ items, className }: { items: readonly Term[]; className: string }) {
  return (
    <ul className={className}>
      {items.map((item) => (
        <li key={item.title}>
          <h3 className="heading-small">{item.title}</h3>
          <p className="mute">{item.text}</p>
        </li>
      ))}
    </ul>
  );
}
