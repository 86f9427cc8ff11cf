import { ArticleTeaser, type Teaser } from "@/components/site/article/article-teaser";

/** A vertical list of articles. */
export function ArticleList({
  articles,
  level,
}: {
  articles: readonly Teaser[];
  /** Heading level of the titles. */
  level?: "h2" | "h3";
}) {
  return (
    <ul className="teasers">
      {articles.map((article) => (
        <li key={article.path}>
          <ArticleTeaser article={article} level={level} />
        </li>
      ))}
    </ul>
  );
}
