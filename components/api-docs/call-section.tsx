import { CodeBlock } from "@/components/api-docs/code-block";
import { FailureTable } from "@/components/api-docs/failure-table";
import { FieldTable } from "@/components/api-docs/field-table";
import { InlineCode } from "@/components/api-docs/inline-code";
import type { ReferenceCall } from "@/components/api-docs/reference";

/** One call: description and fields on the left, an example on the right. */
export function CallSection({ call }: { call: ReferenceCall }) {
  const { id, method, path, summary, description, sent, answered, failures } = call;
  return (
    <section id={id} className="docs-call" data-section="">
      <div className="docs-text">
        <h3>
          {summary}{" "}
          <a href={`#${id}`} aria-label={`Link to: ${summary}`}>
            #
          </a>
        </h3>
        <p className="docs-route">
          <b data-method={method}>{method}</b> <code>{path}</code>
        </p>
        <p className="docs-who">{whoMay(call)}</p>
        <p>
          <InlineCode text={description} />
        </p>
        {sent.map((group) => (
          <FieldTable key={group.title} group={group} isSent />
        ))}
        {answered && <FieldTable group={answered} />}
        {failures.length > 0 && <FailureTable title="Failures of its own" failures={failures} />}
        <p className="docs-more">
          {failures.length > 0 ? "And the " : "It fails only with the "}
          <a href="/api/docs#failures">failures of every call</a>.
        </p>
      </div>
      <div className="docs-side">
        <CodeBlock title="Request" text={call.curl} />
        <CodeBlock title="Answer, 200" text={call.example} />
      </div>
    </section>
  );
}

const SESSIONS = { customer: "A customer logged in.", admin: "An administrator logged in." };

function whoMay({ scope, session }: ReferenceCall): string {
  if (!scope) return "Open: no key, no login.";
  return `API key with the scope ${scope}. ${session ? SESSIONS[session] : "No login."}`;
}
