import type { Column } from "@/lib/catalogue/csv/columns";

/** Describes the allowed values of each column. */
export function ColumnHelp({ columns }: { columns: readonly Column[] }) {
  return (
    <details className="surface import-part">
      <summary>What the columns hold</summary>
      <p className="small mute">
        A row with an id or a known slug changes that product, any other adds one. A column that is
        left out stays as it is. From rated_power to additional_details it is the data sheet in free
        words: an empty cell empties the detail. The columns may stand in any order.
      </p>
      <dl className="import-help">
        {columns.map(({ name, help, empty }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {help}
              {empty.startsWith("fault") && (
                <span className="mute"> (needed for a new product)</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
