import { CodeBlock } from "@/components/api-docs/code-block";
import { IntroPart } from "@/components/api-docs/intro-part";
import { type DemoAccess, firstLines, SCOPE_WORDS } from "@/components/api-docs/start-lines";

/** Introduction to the API, with requests that can be run as they are. */
export function Start({ server, demo }: { server: string; demo: DemoAccess | null }) {
  return (
    <IntroPart id="start" side={<CodeBlock title="In a shell" text={firstLines(server, demo)} />}>
      <p>
        Every page of the shop and the back-office uses these calls, and so can an app. They take
        and answer JSON under <code>{server}</code>. Money is in rupees with all taxes included,
        times are ISO 8601 in UTC, texts are UTF-8. Fields that a call does not know are ignored.
      </p>
      <p>
        The examples of this page are lines of curl that read <code>$API_KEY</code> and{" "}
        <code>$TOKEN</code> from the shell. They follow one customer: Asha Menon of Noida, and the
        wall charger she buys.
      </p>
    </IntroPart>
  );
}

/** The two ways of access: key and token for programs, cookie for browsers. */
export function TwoWays() {
  return (
    <IntroPart id="two-ways">
      <p>
        A <b>program</b> sends its key as <code>x-api-key</code> and, where a call needs a person,
        the token of the login as <code>Authorization: Bearer</code>. A <b>browser</b> on the shop’s
        own pages needs neither: its session is in a cookie that no script can read, and no other
        site may use it. Pages of other sites call as programs, with a key, once the server’s list
        of origins names them.
      </p>
    </IntroPart>
  );
}

/** The scopes of API keys. */
export function Keys() {
  return (
    <IntroPart id="keys">
      <p>
        Administrators make and revoke <a href="/admin/settings/api-keys">keys</a> in the settings.
        A key is shown once and kept as a hash. A missing, wrong or revoked one is answered 401{" "}
        <code>invalid_api_key</code>, one without the call’s scope 403 <code>forbidden</code>.
      </p>
      <table>
        <caption>Scopes</caption>
        <tbody>
          {SCOPE_WORDS.map(([scope, words]) => (
            <tr key={scope}>
              <th scope="row">
                <code>{scope}</code>
              </th>
              <td>{words}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </IntroPart>
  );
}

/** How to get a token, with and without a second factor. */
export function SignInFlow() {
  return (
    <IntroPart id="sign-in-flow">
      <p>
        <a href="#post-users-login">Logging in</a> answers the token in the header{" "}
        <code>Authorization</code>, never in the body. A customer’s lasts 365 days or until it is
        logged out; an administrator’s ends after twelve hours without use, and opens no call of
        customers.
      </p>
      <p>
        With a second factor the answer is 308 <code>second_factor_required</code> without a{" "}
        <code>Location</code>: there is nothing to follow. A code is on its way by email. Keep the
        header <code>x-pending-sign-in</code>, ask for the six digits, and send both as{" "}
        <code>pending</code> and <code>otp_code</code> to{" "}
        <a href="#post-users-2fa-verify">the second step</a>.
      </p>
    </IntroPart>
  );
}

/** The calls of a purchase, in sequence. */
export function PaymentFlow() {
  return (
    <IntroPart id="payment-flow">
      <ol>
        <li>
          <a href="#post-payments-createpayment">createpayment</a> prices the products, holds their
          stock for 30 minutes and answers what Razorpay Checkout is opened with.
        </li>
        <li>The app opens Checkout with it; the customer pays by UPI, card or net banking.</li>
        <li>
          <a href="#post-payments-verifypayment">verifypayment</a> gets the three values that
          Checkout answers and places the orders. If the app goes away in between, Razorpay’s own
          message to the shop does it.
        </li>
        <li>
          <a href="#get-payments-status-purchase_id">The status</a> says how it stands while a bank
          is slow.
        </li>
      </ol>
      <p>
        Cash takes one call, <a href="#post-order-addorder">addorder</a>. The server prices every
        time: a <code>price</code>, <code>orderstatus</code> or <code>deliveryaddress</code> that
        older clients send is accepted and ignored, and a <code>user_id</code> must be the caller’s
        own.
      </p>
    </IntroPart>
  );
}
