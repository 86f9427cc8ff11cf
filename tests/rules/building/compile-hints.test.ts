import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { addCompileHints } from "../../../scripts/building/compile-hints";

let build: string;
beforeEach(() => {
  build = fs.mkdtempSync(path.join(os.tmpdir(), "build-"));
  fs.mkdirSync(path.join(build, "static/chunks"), { recursive: true });
});
afterEach(() => fs.rmSync(build, { recursive: true }));

const chunk = (name: string) => path.join(build, "static/chunks", name);

it("puts the hint on the first line of each script, and moves its source map down by a line", () => {
  fs.writeFileSync(chunk("a.js"), "run();\n//# sourceMappingURL=b.js.map");
  fs.writeFileSync(
    chunk("b.js.map"),
    '{"version":3,"mappings":"AAAA","sourcesContent":["\\"mappings\\":\\"\\""]}',
  );
  fs.writeFileSync(chunk("c.css"), "a{}");
  addCompileHints(build);
  expect(fs.readFileSync(chunk("a.js"), "utf8")).toBe(
    "//# allFunctionsCalledOnLoad\nrun();\n//# sourceMappingURL=b.js.map",
  );
  expect(JSON.parse(fs.readFileSync(chunk("b.js.map"), "utf8"))).toEqual({
    version: 3,
    mappings: ";AAAA",
    sourcesContent: ['"mappings":""'],
  });
  expect(fs.readFileSync(chunk("c.css"), "utf8")).toBe("a{}");
});
