import type { LimitLine, Rate } from "@/lib/call/limit-table";

/** Table of rate limits, per account and per IP address. */
export function LimitTable({ limits }: { limits: LimitLine[] }) {
  return (
    <table>
      <caption>Limits by what is asked for</caption>
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">How often</th>
        </tr>
      </thead>
      <tbody>
        {limits.map((line) => (
          <tr key={line.what}>
            <th scope="row">{line.what}</th>
            <td>
              {ratesWords(line)}
              {line.beyond && <span>; {line.beyond}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function ratesWords({ account, address, mailbox }: LimitLine): string {
  const rates = [
    account && `${rateWords(account)} for an account`,
    address && `${rateWords(address)} for an address`,
    mailbox && `${rateWords(mailbox)} to a mailbox`,
  ];
  return rates.filter((rate) => rate).join(", ");
}

/** "30 an hour", "100 in 10 minutes", "1,500 a minute", "5 a day". */
function rateWords([uses, seconds]: Rate): string {
  const many = uses.toLocaleString("en-IN");
  return SPANS[seconds] ? `${many} ${SPANS[seconds]}` : `${many} in ${seconds / 60} minutes`;
}

const SPANS: Partial<Record<number, string>> = {
  60: "a minute",
  3600: "an hour",
  86400: "a day",
};
