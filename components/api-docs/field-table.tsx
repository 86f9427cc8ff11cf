import { Fragment } from "react";
import { chapterHref, OBJECTS } from "@/components/api-docs/chapters";
import type { FieldGroup, FieldRow } from "@/components/api-docs/field-rows";
import { objectAnchor } from "@/components/api-docs/reference";
import type { TypePart } from "@/components/api-docs/type-text";

/** Table of the fields sent or answered in one place; fields of nested objects are indented. */
export function FieldTable({ group, isSent }: { group: FieldGroup; isSent?: boolean }) {
  const { title, rows, whole } = group;
  if (whole) {
    return (
      <p className="docs-whole">
        <b>{title}</b> <TypeWords type={whole} />
      </p>
    );
  }
  return (
    <table>
      <caption>{title}</caption>
      <tbody>
        {rows.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a document never changes while it is shown.
          <Row key={at} row={row} isSent={isSent} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ row, isSent }: { row: FieldRow; isSent?: boolean }) {
  const { name, depth, type, isRequired, rule } = row;
  return (
    <tr>
      <th scope="row" data-depth={depth || undefined}>
        <code>{name}</code>
      </th>
      <td>
        <i>
          <TypeWords type={type} />
        </i>
        {isSent && isRequired && <b>required</b>}
        {!isSent && !isRequired && <i>may be left out</i>}
        {rule && <span>{rule}</span>}
      </td>
    </tr>
  );
}

function TypeWords({ type }: { type: TypePart[] }) {
  return type.map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a document never changes while it is shown.
    <Fragment key={at}>
      {typeof part === "string" ? (
        <span>{part}</span>
      ) : (
        <a href={`${chapterHref(OBJECTS)}#${objectAnchor(part.object)}`}>{part.object}</a>
      )}
    </Fragment>
  ));
}
