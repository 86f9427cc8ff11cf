import fs from "node:fs";
import path from "node:path";
import { cleanUpPictures } from "@/lib/catalogue/pictures/cleanup";
import { db } from "@/lib/db";
import { DEMO_API_KEY } from "@/lib/demo";
import { openStage, type Stage, writing } from "@/tests/kill/stage";
import { inFiles } from "@/tests/support/files/files";
import { anAdmin, type Person } from "@/tests/support/shop/builders";
import { jpeg, productData } from "@/tests/support/shop/product-form";

const folder = inFiles();
let stage: Stage;
let admin: Person;
beforeAll(async () => {
  stage = await openStage();
  admin = await anAdmin();
});
afterAll(() => stage.close());

const files = () => {
  const pictures = path.join(folder, "product-pictures");
  return fs.existsSync(pictures) ? fs.readdirSync(pictures) : [];
};
const soon = () => new Date(Date.now() + 61 * 60_000);

async function add(name: string) {
  const body = new FormData();
  body.append("product_data", JSON.stringify(productData({ name })));
  body.append("files", new File([new Uint8Array(await jpeg(900))], "front.jpg"));
  const headers = { "x-api-key": DEMO_API_KEY, authorization: `Bearer ${admin.token}` };
  const answer = await fetch(`${stage.origin}/api/products/add`, { method: "POST", headers, body });
  return { status: answer.status, body: await answer.json() };
}

it("a crash between writing the files and the row leaves neither", async () => {
  const name = `Killed ${Date.now()}`;
  expect(await stage.killAt(writing("ProductImage", "INSERT"), () => [add(name)])).toEqual([null]);
  expect(await db().product.count({ where: { name } })).toBe(0);
  expect(files()).not.toEqual([]);
  // Recent files may belong to a running upload.
  await cleanUpPictures();
  expect(files()).not.toEqual([]);
  await cleanUpPictures(soon());
  expect(files()).toEqual([]);
  const again = await add(name);
  expect(again.status).toBe(200);
  await cleanUpPictures(soon());
  expect(files()).toHaveLength(4);
});
