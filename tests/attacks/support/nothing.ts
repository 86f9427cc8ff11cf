import type { Raw } from "@/tests/conformance/support/raw";

type Answer = Pick<Raw, "status" | "headers">;

/** How long a shared cache may keep an answer, in seconds. */
export function keptFor({ headers }: Answer): number {
  return Number(/s-maxage=(\d+)/.exec(headers["cache-control"] ?? "")?.[1] ?? 0);
}

/** Headers that every page carries. */
export const PAGE_HEADERS = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "strict-transport-security": expect.stringContaining("max-age="),
  "content-security-policy": expect.stringContaining("default-src 'self'"),
};

/** Asserts a 404 with those headers and a short cache time. */
export function expectNothing(answer: Answer): void {
  const { status, headers } = answer;
  expect(status).toBe(404);
  expect(headers).toMatchObject(PAGE_HEADERS);
  expect(keptFor(answer)).toBeLessThanOrEqual(60);
}
