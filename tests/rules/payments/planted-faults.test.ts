import fs from "node:fs";
import { PLANTED } from "@/workshop/bench/planted/faults";

it.each(PLANTED)("$name: occurs in its file exactly once", ({ file, find }) => {
  expect(fs.readFileSync(file, "utf8").split(find)).toHaveLength(2);
});
