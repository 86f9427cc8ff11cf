import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileOfOthers } from "@/lib/http/other-builds";

let root: string;
beforeAll(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), "static-"));
  for (const file of ["own/chunks/shared.js", "others/chunks/shared.js", "others/chunks/old.js"]) {
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    fs.writeFileSync(path.join(root, file), "");
  }
  fs.writeFileSync(path.join(root, "secret.js"), "");
});
afterAll(() => fs.rmSync(root, { recursive: true }));

it.each([
  ["GET", "/_next/static/chunks/old.js", "others/chunks/old.js"],
  ["HEAD", "/_next/static/chunks/old.js?v=1", "others/chunks/old.js"],
  ["GET", "/_next/static/chunks/shared.js", undefined],
  ["GET", "/_next/static/chunks/none.js", undefined],
  ["GET", "/_next/static/../secret.js", undefined],
  ["GET", "/_next/static/%2e%2e/secret.js", undefined],
  ["GET", "/_next/static/chunks", undefined],
  ["POST", "/_next/static/chunks/old.js", undefined],
  ["GET", "/chunks/old.js", undefined],
])("%s %s is answered by %s of another build", (method, url, file) => {
  const folders = { own: path.join(root, "own"), others: path.join(root, "others") };
  expect(fileOfOthers({ method, url }, folders)).toBe(file && path.join(root, file));
});
