import { cardAnswer } from "@/app/social/draw-card";
import { pageOfCard } from "@/lib/seo/card";
import { findPage } from "@/lib/seo/find-page";

type Context = { params: Promise<{ card: string }> };

/** None: the card of a charger is made when it is first asked for. Middleware lets nothing through but chargers. */
export function generateStaticParams(): { card: string }[] {
  return [];
}

export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const path = pageOfCard(["products", (await params).card]);
  return cardAnswer(path ? await findPage(path) : undefined);
}
