import fs from "node:fs";
import path from "node:path";
import { readChargers } from "@/lib/catalogue/charging/charger-files";

const root = path.join(__dirname, "../../..");
const inFolder = (folder: string, fits: RegExp) =>
  fs
    .readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => fits.test(file))
    .map((file) => `${folder}/${file}`);

const loaders = inFolder("lib", /\.ts$/).filter((file) => {
  const text = fs.readFileSync(path.join(root, file), "utf8");
  return file.startsWith("lib/content/") || text.includes('"@/lib/content/load"');
});

it("every file of content is read by a loader", async () => {
  const read = jest.spyOn(fs, "readFileSync");
  for (const file of loaders) await import(path.join(root, file));
  readChargers();
  const names = new Set(read.mock.calls.map(([name]) => path.relative(root, String(name))));
  read.mockRestore();
  const unread = inFolder("content", /\.(yaml|md)$/).filter((file) => !names.has(file));
  expect(unread.map((file) => `${file} is read by no loader of lib/content`)).toEqual([]);
});
