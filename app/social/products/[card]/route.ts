import { cardAnswer } from "@/app/social/draw-card";
import { pageOfCard } from "@/lib/seo/card";
import { findPage } from "@/lib/seo/find-page";

type Context = { params: Promise<{ card: string }> };

/** Empty: a charger's card is rendered on its first request. Middleware lets only existing chargers through. */
export function generateStaticParams(): { card: string }[] {
  return [];
}

export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const path = pageOfCard(["products", (await params).card]);
  return cardAnswer(path ? await findPage(path) : undefined);
}
