import { request } from "@/tests/support/servers/http";
import { aCustomer, allowPrograms } from "@/tests/support/shop/builders";

beforeAll(allowPrograms);

it("GET /payments/settings returns Checkout's URL and that payments are in test mode", async () => {
  const { token } = await aCustomer();
  expect(await request("/payments/settings", { token })).toMatchObject({
    status: 200,
    body: { script_url: "http://127.0.0.1:9/v1/checkout.js", demo: true },
  });
});
