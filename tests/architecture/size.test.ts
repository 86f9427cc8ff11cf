import path from "node:path";
import { product, read, scripts, sources } from "@/tests/architecture/sources";

const LONGEST_FILE = 250;
const MOST_FILES = 22;

it("files stay small enough to read", () => {
  const files = [...product, ...scripts, ...["packages", "workshop"].flatMap(sources)];
  const long = files.filter(isLong);
  expect(long.map((file) => `${file} is over ${LONGEST_FILE} lines: split it by noun`)).toEqual([]);
});

it.each(["lib", "components", "scripts", "packages", "workshop", "tests"])(
  "no folder of %s is too full to look over",
  (folder) => {
    const count = new Map<string, number>();
    for (const file of sources(folder)) {
      const own = path.posix.dirname(file);
      count.set(own, (count.get(own) ?? 0) + 1);
    }
    const full = [...count].filter(([, files]) => files > MOST_FILES);
    expect(full.map(([own, files]) => `${own} holds ${files} files: give it rooms`)).toEqual([]);
  },
);

function isLong(file: string): boolean {
  return read(file).trimEnd().split("\n").length > LONGEST_FILE;
}
