import fs from "node:fs";
import path from "node:path";
import { load } from "js-yaml";
import sharp from "sharp";
import { mailPicture } from "@/lib/files/picture-names";

const root = path.join(__dirname, "../../..");
const read = (file: string) => fs.readFileSync(path.join(root, "content", file), "utf8");

type Words = { base: string; alt: string; position?: string; narrow?: string };
type Files = { widths: number[]; width: number; height: number; tint: string[] };

const words = load(read("pictures.yaml")) as Record<string, Words>;
const files: Record<string, Files> = JSON.parse(read("pictures.json"));

const formats = ["avif", "webp"];
const videos = ["/media/hero/hero-loop.mp4", "/media/hero/hero-loop.webm"];
const onDisk = (file: string) => path.join(root, "public", file);
const forMails = Object.keys(files)
  .filter((base) => base.startsWith("/media/chargers/"))
  .map(mailPicture);
const pictures = Object.entries(files).flatMap(([base, { widths }]) =>
  widths.flatMap((width) =>
    formats.map((format) => ({ base, width, file: `${base}-${width}.${format}` })),
  ),
);

it.each(Object.entries(words))("%s has an alt text", (_key, { base, alt, narrow }) => {
  expect(alt.length).toBeGreaterThan(20);
  expect(files).toHaveProperty([base]);
  if (narrow) expect(words).toHaveProperty([narrow]);
});

it.each(Object.entries(files))("%s has the size of its entry", async (base, entry) => {
  expect(entry.widths).toEqual([...entry.widths].sort((a, b) => a - b));
  expect(entry.widths.at(-1)).toBe(entry.width);
  for (const tint of entry.tint) expect(tint).toMatch(/^#[0-9a-f]{6}$/);
  for (const { width, file } of pictures.filter((picture) => picture.base === base)) {
    const size = await sharp(onDisk(file)).metadata();
    expect([file, size.width]).toEqual([file, width]);
    expect(Math.abs(size.height - (width * entry.height) / entry.width)).toBeLessThanOrEqual(1);
  }
});

it("lists exactly the files of public/media", () => {
  const listed = [...videos, ...forMails, ...pictures.map(({ file }) => file)];
  const found = fs
    .readdirSync(onDisk("media"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.posix.join("/", path.relative(onDisk(""), entry.parentPath), entry.name));
  expect(found.sort()).toEqual(listed.sort());
  const used = Object.values(words).map(({ base }) => base);
  expect(Object.keys(files).sort()).toEqual([...new Set(used)].sort());
});

it("keeps pictures for phones under 120 kB and the loop under 0.9 MB", () => {
  const small = pictures.filter(({ width }) => width <= 960).map(({ file }) => file);
  const heavy = small.filter((file) => fs.statSync(onDisk(file)).size > 120_000);
  expect(heavy).toEqual([]);
  for (const video of videos) expect(fs.statSync(onDisk(video)).size).toBeLessThan(900_000);
});

it("keeps public/ under 40 MB", () => {
  const sizes = fs
    .readdirSync(onDisk(""), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => fs.statSync(path.join(entry.parentPath, entry.name)).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(40_000_000);
});
