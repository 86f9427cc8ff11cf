/** So many requests within so many seconds. */
type Rate = readonly [points: number, seconds: number];
export type Limits = Record<string, { address: Rate; account: Rate }>;

/** How often somebody may do what is limited: for an account, and for an address where that is known. */
export function LimitTable({ limits }: { limits: Limits }) {
  return (
    <table>
      <caption>Limits by what is asked for</caption>
      <tbody>
        {Object.entries(limits).map(([what, { account, address }]) => (
          <tr key={what}>
            <th scope="row">{WORDS[what] ?? what}</th>
            <td>
              {rateWords(account)} for an account and key, {rateWords(address)} for a browser’s
              address
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const WORDS: Partial<Record<string, string>> = {
  "sign-up": "Sign-up",
  "sign-in": "Sign-in",
  code: "Entering a code",
  "code-mail": "Mailing a code",
  reset: "Setting a new password",
  invitation: "Accepting an invitation",
  contact: "Message or demo request",
  report: "Fault report",
};

function rateWords([points, seconds]: Rate): string {
  const minutes = seconds / 60;
  return minutes === 60 ? `${points} an hour` : `${points} in ${minutes} minutes`;
}
