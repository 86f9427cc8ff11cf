import { request } from "@/tests/support/http";

const cookie = "";
it.each([
  ["nothing", "", {}],
  ["no signature", '{"slugs":null}', {}],
  ["a wrong signature", '{"slugs":null}', { "x-signature": "0".repeat(64) }],
  ["a signature of another length", '{"slugs":null}', { "x-signature": "0" }],
  ["more than it can mean", "x".repeat(100_000), { "x-signature": "0".repeat(64) }],
])(
  "POST /revalidation answers %s 404: it is no call of anybody's",
  async (_what, body, headers) => {
    const answer = await request("/revalidation", { method: "POST", body, headers, cookie });
    expect(answer).toMatchObject({ status: 404, body: "" });
  },
);
