import fs from "node:fs";
import { PLANTED } from "@/scripts/testing/planted-faults";

it.each(PLANTED)("$name: stands in its file exactly once", ({ file, find }) => {
  expect(fs.readFileSync(file, "utf8").split(find)).toHaveLength(2);
});
