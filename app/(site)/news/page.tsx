import { newsMetadata } from "@/app/(site)/news/news-metadata";
import { Trail } from "@/app/trail";
import { JsonLd } from "@/components/seo/json-ld";
import { ArticleList } from "@/components/site/article/article-list";
import { ArticleTeaser } from "@/components/site/article/article-teaser";
import { Opening } from "@/components/site/opening";
import { articles, newsPage } from "@/lib/content/pages/news";
import { itemList } from "@/lib/seo/json-ld";
import "@/styles/pages/article.css";

export const metadata = newsMetadata({ ...newsPage, path: "/news" });

export default function NewsPage() {
  const [newest, ...older] = articles;
  return (
    <main id="main">
      <Trail path="/news" />
      <JsonLd data={itemList(articles.map(({ title, path }) => ({ name: title, path })))} />
      <Opening title={newsPage.headline} lead={newsPage.lead} />
      <div className="wrap">
        {newest && <ArticleTeaser article={newest} lead />}
        <div className="section">
          <ArticleList articles={older} />
        </div>
      </div>
    </main>
  );
}
