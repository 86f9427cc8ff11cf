import { CodeBlock } from "@/components/api-docs/code-block";
import { FailureTable } from "@/components/api-docs/failure-table";
import { IntroPart } from "@/components/api-docs/intro-part";
import { LimitTable } from "@/components/api-docs/limit-table";
import type { Failure } from "@/components/api-docs/reference";
import type { LimitLine } from "@/lib/call/limit-table";

/** Format of error answers, and the errors common to all calls. */
export function Failures({ common }: { common: Failure[] }) {
  return (
    <IntroPart id="failures" side={<CodeBlock title="Answer, 422" text={FAILED} />}>
      <p>
        <code>message</code> is for people and may be shown as it is, <code>code</code> is for
        programs. <code>detail</code> repeats the message for older clients. <code>fields</code>{" "}
        stands beside 422, and <code>retry_after</code>, in seconds, beside 429; it is also in the
        header <code>Retry-After</code>.
      </p>
      <FailureTable title="Failures of every call" failures={common} />
    </IntroPart>
  );
}

/** Size and rate limits. */
export function LimitRules({ limits }: { limits: LimitLine[] }) {
  return (
    <IntroPart id="limits">
      <p>
        A body has at most 1 MB; calls with files say their own limit. More is 413, another content
        type 415.
      </p>
      <p>
        Many people share one address, so what an address does is slowed before it is refused:
        beyond its rate each request waits up to two seconds, beyond twice as many it is 429{" "}
        <code>rate_limited</code>. A program may do ten times as much from one address. An account’s
        rate is refused at once. An IPv6 address counts by its /64.
      </p>
      <LimitTable limits={limits} />
    </IntroPart>
  );
}

/** The idempotency header, which makes a change safe to retry. */
export function SendingAgain() {
  return (
    <IntroPart id="sending-again">
      <p>
        Calls that order, pay or cancel take an <code>Idempotency-Key</code> of your own making, a
        UUID for example. The same key with the same body gets the first answer again for 24 hours,
        marked by the header <code>idempotent-replayed</code>, and nothing happens twice. Another
        body under it is 409 <code>conflict</code>. Answers of 401, 429 and 5xx are not kept: send
        the same request again.
      </p>
    </IntroPart>
  );
}

/** Pagination of long lists. */
export function Lists() {
  return (
    <IntroPart id="lists">
      <p>
        A list answers <code>next</code> and <code>previous</code>. Send <code>next</code> as{" "}
        <code>after</code>, or <code>previous</code> as <code>before</code>; null is the end. Pages
        are cut by the entries’ keys, so that a list which grows while it is read repeats nothing
        and skips nothing. The older calls that answer a plain array go on after the last id that
        they answered.
      </p>
    </IntroPart>
  );
}

/** Caching, and the request id for finding a request in the logs. */
export function Caching() {
  return (
    <IntroPart id="caching">
      <p>
        Answers of the catalogue carry an <code>ETag</code>: send it as <code>If-None-Match</code>{" "}
        and get 304 without a body while nothing has changed. Every other answer is{" "}
        <code>no-store</code>.
      </p>
      <p>
        Every answer names its request in <code>x-request-id</code>. Send one of your own, 8 to 64
        letters, digits and dashes, to find it in our logs; name it when you report a fault.
      </p>
    </IntroPart>
  );
}

const FAILED = JSON.stringify(
  {
    message: "Enter your email address.",
    code: "invalid_input",
    detail: "Enter your email address.",
    fields: { email: ["Enter your email address."] },
  },
  null,
  2,
);
