import { request } from "@/tests/support/servers/http";
import { aCustomer, allowPrograms } from "@/tests/support/shop/builders";

beforeAll(allowPrograms);

it("GET /payments/settings tells a customer where Checkout is and that no money moves", async () => {
  const { token } = await aCustomer();
  expect(await request("/payments/settings", { token })).toMatchObject({
    status: 200,
    body: { script_url: "http://127.0.0.1:9/v1/checkout.js", demo: true },
  });
});
