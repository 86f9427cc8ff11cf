import { cardAnswer } from "@/app/social/draw-card";
import { cardPath, pageOfCard } from "@/lib/seo/card";
import { publicPages } from "@/lib/seo/pages";

type Context = { params: Promise<{ page: string[] }> };

/** Only pages of `content/` have a card; any other path is a 404. */
export const dynamicParams = false;

export function generateStaticParams(): { page: string[] }[] {
  return publicPages
    .filter(({ parentsCard }) => !parentsCard)
    .map(({ path }) => ({ page: cardPath(path).split("/").slice(2) }));
}

export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const path = pageOfCard((await params).page);
  return cardAnswer(publicPages.find((page) => page.path === path));
}
