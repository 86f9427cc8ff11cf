import { GET } from "@/app/pictures/[file]/route";
import { openPhoto } from "@/lib/files/picture";
import { readPicture } from "@/lib/files/served-picture";
import { jpeg } from "@/tests/support/product-form";

const file = "0190a000-0000-4000-8000-000000000000-640.webp";
const asked: string[] = [];
const original = globalThis.fetch;

beforeAll(() => {
  Object.assign(process.env, { API_URL: "http://api.internal", API_KEY: "the-key-of-this-tier" });
  globalThis.fetch = async (url) => {
    asked.push(String(url));
    return String(url).endsWith(file)
      ? new Response(new Uint8Array(await jpeg(9)))
      : new Response("no", { status: 404 });
  };
});
afterAll(() => {
  globalThis.fetch = original;
});

const open = (name: string) =>
  GET(new Request(`http://localhost:3000/pictures/${name}`), {
    params: Promise.resolve({ file: name }),
  });

it("a web tier without files shows the pictures of the tier that has them", async () => {
  const answer = await open(file);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("image/webp");
  expect(await openPhoto(await answer.blob(), { side: 99 })).toMatchObject({ width: 9, height: 9 });
  expect(asked).toEqual([`http://api.internal/pictures/${file}`]);
  expect((await readPicture(`/pictures/${file}`))?.byteLength).toBeGreaterThan(0);
});

it("asks it for nothing that is no picture's name", async () => {
  asked.splice(0);
  for (const name of ["../secret", "a.webp", `${file}/x`, `${file}?x`])
    expect((await open(name)).status).toBe(404);
  expect(asked).toEqual([]);
  const other = file.replace("0190a000", "0190a001");
  expect((await open(other)).status).toBe(404);
});
