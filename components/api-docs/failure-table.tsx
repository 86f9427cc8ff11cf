import type { Failure } from "@/components/api-docs/reference";

/** Failures with their statuses and what they mean. */
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
