import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import * as fontkit from "fontkit";
import sharp from "sharp";
import { expect, test } from "@/tests/support/e2e/test";

const FILE = createRequire(__filename).resolve(
  "@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf",
);
const SIZE = { width: 620, height: 180 };
const WORDS = "₹1,89,999 क्षत्रिय";

test("₹ and क्षत्रिय are shaped for the PDF as Chromium draws them", async ({ page }) => {
  const drawn = await pictureOf(page, `<text x="20" y="120">${WORDS}</text>`);
  const shaped = await pictureOf(page, `<path d="${pathOf(WORDS)}" />`);
  const changed = drawn.filter((grey, index) => Math.abs(grey - (shaped[index] ?? 0)) > 96).length;
  const inked = drawn.filter((grey) => grey < 128).length;
  expect(inked).toBeGreaterThan(2_000);
  expect(changed / inked).toBeLessThan(0.02);
  // The letters one by one, without their conjuncts, are another picture.
  const loose = await pictureOf(page, `<path d="${pathOf([...WORDS].join("\u200c"))}" />`);
  expect(
    drawn.filter((grey, index) => Math.abs(grey - (loose[index] ?? 0)) > 96).length,
  ).toBeGreaterThan(changed * 5);
});

/** The outlines that the PDF's library lays out for a text of 64 px, from 20, 120. */
function pathOf(words: string): string {
  const font = fontkit.create(readFileSync(FILE) as never) as fontkit.Font;
  const scale = 64 / font.unitsPerEm;
  const { glyphs, positions } = font.layout(words);
  let x = 0;
  const paths = glyphs.map(({ path }, index) => {
    const at = positions[index];
    const moved = path
      .translate(x + (at?.xOffset ?? 0), at?.yOffset ?? 0)
      .scale(scale, -scale)
      .translate(20, 120);
    x += at?.xAdvance ?? 0;
    return moved.toSVG();
  });
  return paths.join(" ");
}

/** The grey values of a drawing. */
async function pictureOf(page: Page, inner: string): Promise<Uint8Array> {
  const font = readFileSync(FILE).toString("base64");
  await page.setViewportSize(SIZE);
  await page.setContent(`<style>
      @font-face { font-family: Paper; src: url(data:font/ttf;base64,${font}) }
      body { margin: 0 } text { font: 64px Paper; text-rendering: geometricPrecision }
    </style>
    <svg width="${SIZE.width}" height="${SIZE.height}">${inner}</svg>`);
  await page.evaluate(() => document.fonts.load("64px Paper", "₹क"));
  return sharp(await page.screenshot())
    .flatten()
    .greyscale()
    .raw()
    .toBuffer();
}
