export type Term = { title: string; text: string };

/** Short texts that each have a name. `className` says how they stand. */
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
