import { TextLink } from "@/components/ui/facts/text-link";
import type { PromiseRow } from "@/lib/catalogue/site/site-rules";

/** Delivery, installation, warranty and returns, each with a link to the whole of it. */
export function PromiseRows({ rows }: { rows: readonly PromiseRow[] }) {
  return (
    <dl className="promises">
      {rows.map(({ name, value, more }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {value}{" "}
            {more && (
              <TextLink className="promise-more" href={more.href}>
                {more.label}
              </TextLink>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
