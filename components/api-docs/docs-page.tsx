import Link from "next/link";
import { CallIndex } from "@/components/api-docs/call-index";
import { CallSection } from "@/components/api-docs/call-section";
import { CopyArea } from "@/components/api-docs/copy-area";
import { FieldTable } from "@/components/api-docs/field-table";
import type { IndexChapter } from "@/components/api-docs/find-calls";
import { Keys, PaymentFlow, SignInFlow, Start, TwoWays } from "@/components/api-docs/intro-access";
import { SECTIONS } from "@/components/api-docs/intro-part";
import {
  Caching,
  Failures,
  LimitRules,
  Lists,
  SendingAgain,
} from "@/components/api-docs/intro-rules";
import {
  type Chapter,
  COMMON,
  chaptersOf,
  failuresOf,
  objectsOf,
  type ReferenceObject,
} from "@/components/api-docs/reference";
import type { DemoAccess } from "@/components/api-docs/start-lines";
import { SkipLink } from "@/components/layout/header/skip-link";
import { TextLink } from "@/components/ui/facts/text-link";
import { Logo } from "@/components/ui/logo";
import type { OpenApiDocument } from "@/lib/api-docs/document";
import type { LimitLine } from "@/lib/call/limit-table";

type DocsPageProps = {
  document: OpenApiDocument;
  /** Null outside the demo. */
  demo: DemoAccess | null;
  limits: LimitLine[];
};

/** The whole API reference on one page, from the OpenAPI document. */
export function DocsPage({ document, demo, limits }: DocsPageProps) {
  const chapters = chaptersOf(document);
  const objects = objectsOf(document);
  return (
    <div className="docs">
      <SkipLink />
      <TopBar />
      <CallIndex chapters={indexOf(chapters, objects)} />
      <CopyArea>
        <main id="main">
          <h1>{document.info.title}</h1>
          <Start server={document.servers[0]?.url ?? "/api"} demo={demo} />
          <TwoWays />
          <Keys />
          <SignInFlow />
          <PaymentFlow />
          <Failures common={failuresOf(document, COMMON)} />
          <LimitRules limits={limits} />
          <SendingAgain />
          <Lists />
          <Caching />
          {chapters.map((chapter) => (
            <ChapterSection key={chapter.id} chapter={chapter} />
          ))}
          <Objects objects={objects} />
        </main>
      </CopyArea>
    </div>
  );
}

function TopBar() {
  return (
    <header className="docs-top">
      <Link className="logo" href="/" aria-label="Arklane, home">
        <Logo />
      </Link>
      <span>API</span>
      <TextLink href="/api/openapi.json" prefetch={false}>
        OpenAPI 3.1
      </TextLink>
      <TextLink href="/admin/settings/api-keys" prefetch={false}>
        API keys
      </TextLink>
    </header>
  );
}

function ChapterSection({ chapter: { id, title, text, calls } }: { chapter: Chapter }) {
  return (
    <section className="docs-chapter" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p>{text}</p>
      {calls.map((call) => (
        <CallSection key={call.id} call={call} />
      ))}
    </section>
  );
}

function Objects({ objects }: { objects: ReferenceObject[] }) {
  return (
    <section className="docs-chapter" aria-labelledby="objects">
      <h2 id="objects">Objects</h2>
      <p>What several calls answer or take under one name.</p>
      {objects.map(({ id, name, rows }) => (
        <section key={id} id={id} className="docs-call" data-section="">
          <div className="docs-text">
            <h3>{name}</h3>
            <FieldTable group={{ title: "Fields", rows }} />
          </div>
        </section>
      ))}
    </section>
  );
}

function indexOf(chapters: Chapter[], objects: ReferenceObject[]): IndexChapter[] {
  return [
    { id: "main", title: "Introduction", entries: [...SECTIONS] },
    ...chapters.map(({ id, title, calls }) => ({
      id,
      title,
      entries: calls.map((call) => ({
        ...{ id: call.id, label: call.summary },
        ...{ method: call.method, path: call.path },
      })),
    })),
    {
      id: "objects",
      title: "Objects",
      entries: objects.map(({ id, name }) => ({ id, label: name })),
    },
  ];
}
