import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { ImageResponse } from "next/og";
import { CardPanel, PANEL_WIDTH } from "@/components/seo/card-panel";
import { cardJpeg } from "@/lib/files/card";
import { CARD, cardPath, pageOfCard } from "@/lib/seo/card";
import { findPage } from "@/lib/seo/find-page";
import { publicPages } from "@/lib/seo/pages";

type Context = { params: Promise<{ page: string[] }> };

/** Every page's own picture for shared links. Those of products are made when they are first asked for. */
export function generateStaticParams(): { page: string[] }[] {
  return publicPages.map(({ path }) => ({ page: cardPath(path).split("/").slice(2) }));
}

export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const path = pageOfCard((await params).page);
  const page = path ? await findPage(path) : undefined;
  if (!page) return new Response("There is no such page.", { status: 404 });
  const { title, picture, position } = page;
  const png = await drawPanel(title);
  const panel = { png, width: PANEL_WIDTH };
  const jpeg = await cardJpeg({ ...CARD, panel, picture, position });
  return new Response(new Uint8Array(jpeg), { headers: { "content-type": "image/jpeg" } });
}

async function drawPanel(title: string): Promise<ArrayBuffer> {
  const fonts = await Promise.all(["latin", "latin-ext"].map(font));
  const wordmark = await readFile(join(process.cwd(), "public/brand/logo-paper.svg"), "base64");
  const logo = `data:image/svg+xml;base64,${wordmark}`;
  const size = { width: PANEL_WIDTH, height: CARD.height };
  const panel = <CardPanel title={title} logo={logo} height={CARD.height} />;
  return new ImageResponse(panel, { ...size, fonts }).arrayBuffer();
}

/** The rupee sign is in latin-ext, which is asked for what the first one lacks. */
async function font(part: string) {
  const file = join(FONTS, `archivo-${part}-500-normal.woff`);
  return { name: `Archivo ${part}`, data: await readFile(file), weight: 500 as const };
}

const FONTS = join(process.cwd(), "node_modules/@fontsource/archivo/files");
