import { GET } from "@/app/pictures/[file]/route";
import { openPhoto } from "@/lib/files/picture";
import { readPicture } from "@/lib/files/served-picture";
import { Upstream } from "@/tests/support/servers/upstream";
import { jpeg } from "@/tests/support/shop/product-form";

const file = "0190a000-0000-4000-8000-000000000000-640.webp";
const api = new Upstream();

beforeAll(() => api.start());
afterAll(() => api.stop());
beforeEach(async () => {
  const bytes = await jpeg(9);
  api.received.splice(0);
  api.answer = (response, { url }) =>
    url.endsWith(file)
      ? response.writeHead(200, { "content-type": "image/webp" }).end(bytes)
      : response.writeHead(404).end("no");
});

const open = (name: string) =>
  GET(new Request(`http://localhost:3000/pictures/${name}`), {
    params: Promise.resolve({ file: name }),
  });
const asked = () => api.received.map(({ url }) => url);

it("a web tier without files serves the API tier's pictures", async () => {
  const answer = await open(file);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("image/webp");
  expect(await openPhoto(await answer.blob(), { side: 99, megapixels: 1 })).toMatchObject({
    width: 9,
    height: 9,
  });
  expect(asked()).toEqual([`/pictures/${file}`]);
  expect((await readPicture(`/pictures/${file}`))?.byteLength).toBeGreaterThan(0);
});

it("a web tier forwards only names of pictures", async () => {
  for (const name of ["../secret", "a.webp", `${file}/x`, `${file}?x`])
    expect((await open(name)).status).toBe(404);
  expect(asked()).toEqual([]);
  const other = file.replace("0190a000", "0190a001");
  expect((await open(other)).status).toBe(404);
});

it("a web tier answers uncached when a picture is unavailable", async () => {
  api.answer = (response) => response.writeHead(200, { "content-type": "text/html" }).end("<p>");
  const answer = await open(file);
  expect(answer.status).toBe(502);
  expect(answer.headers.get("cache-control")).toBe("no-store");
});
