import type { Failure } from "@/components/api-docs/reference";

/** Table of errors with status, code and meaning. */
export function FailureTable({ title, failures }: { title: string; failures: Failure[] }) {
  return (
    <table>
      <caption>{title}</caption>
      <tbody>
        {failures.map(({ status, code, meaning }) => (
          <tr key={code}>
            <th scope="row">
              <code>
                {status} {code}
              </code>
            </th>
            <td>{meaning}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
