import { randomUUID } from "node:crypto";
import { attack } from "@/tests/attacks/support/attacked";
import { raw } from "@/tests/conformance/support/raw";

attack("addresses that an outsider chooses", (shop) => {
  test("one that nobody has made is answered 404 with the headers of every page", async () => {
    const { status, headers } = await raw(shop.origin, `/news/${randomUUID()}`);
    expect(status).toBe(404);
    expect(headers["content-security-policy"]).toMatch(/default-src 'self'/);
    expect(headers["x-content-type-options"]).toBe("nosniff");
  });
});
