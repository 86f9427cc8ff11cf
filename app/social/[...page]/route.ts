import { cardAnswer } from "@/app/social/draw-card";
import { cardPath, pageOfCard } from "@/lib/seo/card";
import { publicPages } from "@/lib/seo/pages";

type Context = { params: Promise<{ page: string[] }> };

/** The cards of the pages that are made of `content/`, and nothing else: every other address stays a 404. */
export const dynamicParams = false;

export function generateStaticParams(): { page: string[] }[] {
  return publicPages.map(({ path }) => ({ page: cardPath(path).split("/").slice(2) }));
}

export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const path = pageOfCard((await params).page);
  return cardAnswer(publicPages.find((page) => page.path === path));
}
