import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { ImageResponse } from "next/og";
import { CardPanel, PANEL_WIDTH } from "@/components/seo/card-panel";
import { company } from "@/lib/content/company";
import { cardJpeg } from "@/lib/files/card";
import { semaphore } from "@/lib/process/semaphore";
import { CARD, cardTitle } from "@/lib/seo/card";
import type { PublicPage } from "@/lib/seo/pages";

/**
 * The card image of a page for shared links, or a 404. The 404 is cached for one minute only, because the page
 * may be created soon.
 * @throws AppError busy, which Next answers without caching it.
 */
export async function cardAnswer(page: PublicPage | undefined): Promise<Response> {
  if (!page) return new Response("There is no such page.", { status: 404, headers: BRIEFLY });
  const { title, picture, position } = page;
  const png = await takeTurn(() => drawPanel(cardTitle(title, company.brand)));
  const panel = { png, width: PANEL_WIDTH };
  const jpeg = await cardJpeg({ ...CARD, panel, picture, position });
  return new Response(new Uint8Array(jpeg), { headers: { "content-type": "image/jpeg" } });
}

const BRIEFLY = { "cache-control": "public, max-age=0, s-maxage=60" };

const takeTurn = semaphore("panels", {
  ...{ atOnce: 1, waiting: 8, patienceMs: 10_000 },
  message: "Many pictures are being prepared right now. Please try again in a few seconds.",
});

async function drawPanel(title: string): Promise<ArrayBuffer> {
  const fonts = await Promise.all(["latin", "latin-ext"].map(font));
  const wordmark = await readFile(join(process.cwd(), "public/brand/logo-paper.svg"), "base64");
  const logo = `data:image/svg+xml;base64,${wordmark}`;
  const size = { width: PANEL_WIDTH, height: CARD.height };
  const panel = <CardPanel title={title} logo={logo} height={CARD.height} />;
  return new ImageResponse(panel, { ...size, fonts }).arrayBuffer();
}

/** The rupee sign is in latin-ext, which is the fallback for glyphs missing in latin. */
async function font(part: string) {
  const file = join(FONTS, `archivo-${part}-500-normal.woff`);
  return { name: `Archivo ${part}`, data: await readFile(file), weight: 500 as const };
}

const FONTS = join(process.cwd(), "node_modules/@fontsource/archivo/files");
