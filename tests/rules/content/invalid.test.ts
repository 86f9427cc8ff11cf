import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { z } from "zod";
import { loadYaml } from "@/lib/content/load";

const root = process.cwd();
const folder = fs.mkdtempSync(path.join(os.tmpdir(), "content-"));

beforeAll(() => {
  fs.mkdirSync(path.join(folder, "content"));
  process.chdir(folder);
});
afterAll(() => {
  process.chdir(root);
  fs.rmSync(folder, { recursive: true });
});

it.each([
  [
    "an open quote",
    'title: "Charging\nlead: at home',
    /^content\/page\.yaml is not valid YAML: .*\(2:/,
  ],
  ["a key given twice", "title: One\ntitle: Two", /^content\/page\.yaml is not valid YAML: .*\(2:/],
  ["a field of the wrong kind", "title: 4", /^content\/page\.yaml is not valid\.\n {2}title: /],
  ["a missing field", "lead: None", /^content\/page\.yaml is not valid\.\n {2}title: /],
])("names file and place of %s", (_fault, text, message) => {
  fs.writeFileSync("content/page.yaml", text);
  expect(() => loadYaml("page.yaml", z.object({ title: z.string() }))).toThrow(message);
});
