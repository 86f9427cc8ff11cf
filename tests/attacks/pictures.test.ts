import { attack } from "@/tests/attacks/support/attacked";
import { type Account, aCustomer } from "@/tests/conformance/support/people";
import { picture } from "@/tests/conformance/support/pictures";
import { raw } from "@/tests/conformance/support/raw";
import { refusal } from "@/tests/conformance/support/shop";
import { type Plain, plainPng } from "@/tests/support/files/bombs";

const UPLOAD = "POST /users/profile-picture/upload";

/** Up to 64 million pixels in half a megabyte. The bench measures how fast each is answered. */
const BOMBS: [name: string, plain: Plain][] = [
  ["8,000 × 8,000", { width: 8000, height: 8000, bits: 16, progressive: true }],
  ["3,000 × 3,000", { width: 3000, height: 3000, bits: 16, progressive: true }],
];

function send({ client }: Pick<Account, "client">, file: Blob) {
  const form = new FormData();
  form.append("file", file, "me.png");
  return client.ask(UPLOAD, form);
}

const blob = (png: Buffer) => new Blob([new Uint8Array(png)], { type: "image/png" });

attack("decompression bombs", (shop) => {
  const four = () => Promise.all([1, 2, 3, 4].map(() => aCustomer(shop)));

  test.each(BOMBS)(
    "four of %s are refused with a message and delay nobody",
    async (_name, plain) => {
      const [bomb, people] = [blob(plainPng(plain)), await four()];
      const uploads = Promise.all(people.map((person) => send(person, bomb)));
      await expectOthersAnswered(shop.origin);
      for (const answer of await uploads) {
        expect(answer).toMatchObject(refusal(422, "invalid_input", / and choose it again\.$/));
      }
    },
  );

  test("four of the largest accepted pictures do not delay other requests", async () => {
    const heavy = blob(plainPng({ width: 2000, height: 4000, bits: 16, progressive: true }));
    const people = await four();
    let isOver = false;
    const uploads = Promise.all(people.map((person) => send(person, heavy))).finally(() => {
      isOver = true;
    });
    let answered = 0;
    while (!isOver) {
      await expectOthersAnswered(shop.origin);
      answered += 1;
    }
    // If the shop's own threads decoded, a gzipped page would wait for them.
    expect(answered).toBeGreaterThan(3);
    // On a busy machine the last may be told to retry.
    for (const { status } of await uploads) expect([200, 503]).toContain(status);
  });

  test("one account sends ten an hour", async () => {
    const [person, file] = [await aCustomer(shop), await picture()];
    const answers = [];
    for (let n = 1; n <= 11; n += 1) answers.push(await send(person, file));
    expect(answers.slice(0, 10).map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(answers[10]).toMatchObject(refusal(429, "rate_limited"));
  });
});

/** Requests the health check and a compressed page. */
async function expectOthersAnswered(origin: string): Promise<void> {
  const headers = { "accept-encoding": "gzip" };
  const [health, page] = await Promise.all([
    raw(origin, "/api/health"),
    raw(origin, "/", { headers }),
  ]);
  expect([health.status, page.status]).toEqual([200, 200]);
  expect(page.headers["content-encoding"]).toBe("gzip");
}
