import "server-only";
import { z } from "zod";
import { visitorOf } from "@/lib/auth/session/visitor";
import { AppError } from "@/lib/call/errors";
import * as contract from "@/lib/catalogue/contract";
import { type Asked, askedOf, placesOf } from "@/lib/catalogue/search/search-page-rules";
import { searchProducts } from "@/lib/catalogue/service";
import { KeptAnswer, View } from "@/lib/http/views/answer";
import type { ViewPage } from "@/lib/http/views/before-next";
import type { Actor } from "@/lib/identity/actor";

/** What was asked for, and the products found, or why nothing was searched: the rate limit is exceeded. */
export type SearchPageView = { asked: Asked; found: contract.Product[] | string };

/** The search page, for `answerViews`. */
export const searchPage: ViewPage = {
  path: "/search",
  hasQuery: true,
  read: async (headers, query) => {
    const [q, page] = ["q", "page"].map((name) => query.get(name) ?? undefined);
    return searchView(await visitorOf(headers, "customer"), askedOf({ q, page }));
  },
};

/** What the search page shows to this visitor. */
export async function searchView(actor: Actor, asked: Asked): Promise<View<SearchPageView>> {
  if (asked.query === "") return new View(null, async () => ({ asked, found: [] }));
  const input = { query: asked.query, limit: placesOf(asked.page) };
  try {
    const answer = await searchProducts.wire(actor, input);
    const tag = answer instanceof KeptAnswer ? answer.tag : answer;
    return new View(tag, async () => ({ asked, found: productsOf(answer) }));
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "rate_limited") throw error;
    const { message } = error;
    return new View(message, async () => ({ asked, found: message }));
  }
}

type Wire = z.input<typeof contract.searchProducts.output>;

function productsOf(answer: unknown): contract.Product[] {
  const wire = answer instanceof KeptAnswer ? answer.wire() : answer;
  return z.decode(contract.searchProducts.output, wire as Wire).products;
}
