import { ArticleTeaser, type Teaser } from "@/components/site/article/article-teaser";

/** Articles one below the other, between hairlines. */
export function ArticleList({
  articles,
  level,
}: {
  articles: readonly Teaser[];
  /** Of each title's heading. */
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
