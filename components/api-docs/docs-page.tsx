import Link from "next/link";
import { CallIndex } from "@/components/api-docs/call-index";
import { ChapterSection, Objects } from "@/components/api-docs/chapter-section";
import { chapterHref, indexOf, OBJECTS } from "@/components/api-docs/chapters";
import { CopyArea } from "@/components/api-docs/copy-area";
import { Keys, PaymentFlow, SignInFlow, Start, TwoWays } from "@/components/api-docs/intro-access";
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
  /** Id of the chapter to show; the introduction if there is none by this id. */
  chapter?: string;
};

/** One chapter of the API reference with the index of all, from the OpenAPI document. */
export function DocsPage(props: DocsPageProps) {
  const { document } = props;
  const chapters = chaptersOf(document);
  const objects = objectsOf(document);
  const chapter = chapters.find(({ id }) => id === props.chapter);
  const isObjects = props.chapter === OBJECTS;
  const shown = isObjects ? OBJECTS : chapter?.id;
  return (
    <div className="docs">
      <SkipLink />
      <TopBar />
      <CallIndex chapters={indexOf(chapters, objects, shown)} />
      <CopyArea>
        <main id="main">
          <h1>{document.info.title}</h1>
          {chapter && <ChapterSection chapter={chapter} />}
          {isObjects && <Objects objects={objects} />}
          {!shown && <Introduction {...props} />}
          <NextChapter chapters={[...chapters, { id: OBJECTS, title: "Objects" }]} shown={shown} />
        </main>
      </CopyArea>
    </div>
  );
}

function Introduction({ document, demo, limits }: DocsPageProps) {
  return (
    <>
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
    </>
  );
}

type NextChapterProps = {
  chapters: readonly Pick<Chapter, "id" | "title">[];
  shown: string | undefined;
};

function NextChapter({ chapters, shown }: NextChapterProps) {
  const next = chapters[chapters.findIndex(({ id }) => id === shown) + 1];
  if (!next) return null;
  return (
    <p className="docs-next">
      Next chapter: <a href={chapterHref(next.id)}>{next.title}</a>
    </p>
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
