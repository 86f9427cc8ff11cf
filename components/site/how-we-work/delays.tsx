type DelaysProps = { title: string; items: readonly { title: string; text: string }[] };

/** What can make the weeks more than eight, said before anybody signs. */
export function Delays({ title, items }: DelaysProps) {
  return (
    <section className="sec" aria-labelledby="delays">
      <div className="wrap split">
        <h2 className="display" id="delays">
          {title}
        </h2>
        <ul className="delays">
          {items.map((item) => (
            <li key={item.title}>
              <h3>{item.title}</h3>
              <p className="mute">{item.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
