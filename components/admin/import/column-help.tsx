import type { Column } from "@/lib/catalogue/csv/columns";

/** Describes the allowed values of each column. */
export function ColumnHelp({ columns }: { columns: readonly Column[] }) {
  return (
    <details className="surface import-part">
      <summary>What the columns hold</summary>
      <p className="small mute">
        A row with an id or a known slug changes that product; any other row adds one. A column you
        leave out stays as it is. The columns from rated_power to additional_details are the data
        sheet, in your own words: an empty cell clears the detail. Columns may be in any order.
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
