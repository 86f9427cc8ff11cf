import { notFound } from "next/navigation";
import { newsMetadata } from "@/app/(site)/news/news-metadata";
import { JsonLd } from "@/components/seo/json-ld";
import { ArticleBody } from "@/components/site/article/article-body";
import { ArticleHead } from "@/components/site/article/article-head";
import { ArticleList } from "@/components/site/article/article-list";
import { Breadcrumbs } from "@/components/ui/breadcrumbs";
import { pictureFile } from "@/lib/catalogue/rules";
import { company } from "@/lib/content/company";
import { articles, findArticle, newsPage, readNext } from "@/lib/content/pages/news";
import { cardPath } from "@/lib/seo/card";
import { breadcrumbList, newsArticle } from "@/lib/seo/json-ld";
import "@/styles/pages/article.css";

type Props = { params: Promise<{ slug: string }> };

export const dynamicParams = false;

export function generateStaticParams() {
  return articles.map(({ slug }) => ({ slug }));
}

export async function generateMetadata({ params }: Props) {
  const { title, description, path, date, updated } = await articleOf(params);
  const article = { published: date, modified: updated ?? date };
  return newsMetadata({ title, description, path, article });
}

export default async function ArticlePage({ params }: Props) {
  const article = await articleOf(params);
  const trail = [
    { label: "Home", href: "/" },
    { label: newsPage.headline, href: "/news" },
    { label: article.title, href: article.path },
  ];
  const images = [pictureFile(article.picture), cardPath(article.path)];
  return (
    <>
      <JsonLd data={newsArticle({ ...article, images })} />
      <JsonLd data={breadcrumbList(trail)} />
      <Breadcrumbs items={trail} />
      <main id="main">
        <article>
          <ArticleHead article={article} author={`${company.brand} engineering`} />
          <ArticleBody html={article.html} headings={article.headings} />
        </article>
        <section className="section section--white read-next" aria-labelledby="read-next">
          <div className="wrap">
            <h2 className="title title--spaced" id="read-next">
              {newsPage.next}
            </h2>
            <ArticleList articles={readNext(article.slug, 3)} level="h3" />
          </div>
        </section>
      </main>
    </>
  );
}

async function articleOf(params: Props["params"]) {
  return findArticle((await params).slug) ?? notFound();
}
