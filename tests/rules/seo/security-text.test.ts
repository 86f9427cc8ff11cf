import { GET } from "@/app/.well-known/security.txt/route";
import { company } from "@/lib/content/company";

const DAY_MS = 24 * 60 * 60 * 1000;

it("has the contact and its own URL, as RFC 9116 requires", async () => {
  const answer = GET();
  expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  const text = await answer.text();
  const fields = text.trim().split("\n");
  for (const field of fields) expect(field).toMatch(/^[A-Z][A-Za-z-]+: \S.*$/);
  expect(fields[0]).toBe(`Contact: mailto:${company.security.email}`);
  expect(text).toMatch(/^Canonical: https?:\/\/.+\/\.well-known\/security\.txt$/m);
  expect(text.match(/^Expires: /gm)).toHaveLength(1);
});

it("expires in 30 to 366 days", () => {
  const expires = Date.parse(company.security.expires);
  // If this fails: check the address in content/company.yaml, then set a new date.
  expect(expires - Date.now()).toBeGreaterThan(30 * DAY_MS);
  expect(expires - Date.now()).toBeLessThanOrEqual(366 * DAY_MS);
});
