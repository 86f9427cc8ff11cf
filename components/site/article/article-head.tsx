import { ArticleDate, Day } from "@/components/site/article/article-date";
import type { Teaser } from "@/components/site/article/article-teaser";
import { Figure } from "@/components/site/article/figures/figure";
import { Shot } from "@/components/ui/shot";

/** Head of an article: title, description, date, author and picture. */
export function ArticleHead({
  article,
  author,
}: {
  article: Teaser & { updated?: string };
  author: string;
}) {
  const { title, description, date, updated, readingMinutes, picture, figure } = article;
  return (
    <header className="wrap article-head">
      <h1 className="display">{title}</h1>
      <p className="lead mute">{description}</p>
      <div className="byline">
        <ArticleDate date={date} minutes={readingMinutes} />
        <p className="small mute">{author}</p>
        {updated && (
          <p className="small mute">
            Updated <Day date={updated} />
          </p>
        )}
      </div>
      <figure>
        <div className="picture">
          {figure ? (
            <Figure drawing={figure.drawing} />
          ) : (
            <Shot picture={picture} sizes="(min-width: 1280px) 1280px, 100vw" priority />
          )}
        </div>
        {figure && <figcaption className="small mute">{figure.caption}</figcaption>}
      </figure>
    </header>
  );
}
