import Link from "next/link";
import { ArticleDate } from "@/components/site/article/article-date";
import { Figure } from "@/components/site/article/figures/figure";
import { Shot } from "@/components/ui/shot";
import type { ArticleFigure, ContentPicture } from "@/lib/content/contract";

/** What a list shows of an article. */
export type Teaser = {
  path: string;
  title: string;
  description: string;
  /** "2026-11-24". */
  date: string;
  readingMinutes: number;
  picture: ContentPicture;
  /** Shown instead of the picture. */
  figure?: ArticleFigure;
};

/** One article in a list. Its one link, Read More, covers the whole teaser. */
export function ArticleTeaser({
  article,
  lead = false,
  level: Heading = "h2",
}: {
  article: Teaser;
  /** The newest article, with a large picture above the fold. */
  lead?: boolean;
  level?: "h2" | "h3";
}) {
  const { path, title, description, date, readingMinutes, picture, figure } = article;
  return (
    <article className={lead ? "teaser teaser--lead" : "teaser"}>
      <div className="words">
        <ArticleDate date={date} minutes={readingMinutes} />
        <Heading className={lead ? "title" : "name"}>{title}</Heading>
        <p className="mute">{description}</p>
        <Link className="link over" href={path}>
          Read More<span className="visually-hidden"> {title}</span>
        </Link>
      </div>
      <div className="picture">
        {figure ? (
          <Figure drawing={figure.drawing} />
        ) : (
          <Shot picture={picture} sizes={lead ? LEAD : ROW} priority={lead} alt="" />
        )}
      </div>
    </article>
  );
}

const LEAD = "(min-width: 1280px) 740px, (min-width: 900px) 58vw, 100vw";
const ROW = "(min-width: 900px) 300px, (min-width: 600px) 220px, 104px";
