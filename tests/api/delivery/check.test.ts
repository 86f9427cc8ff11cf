import { dayCode } from "@/lib/dates";
import { deliveryWindow } from "@/lib/delivery/window";
import { request } from "@/tests/support/servers/http";
import { allowPrograms, aProduct } from "@/tests/support/shop/builders";

beforeAll(allowPrograms);

describe("GET /delivery/{pin}", () => {
  it("answers the place and when an order placed now arrives", async () => {
    const { status, body } = await request("/delivery/560 001");
    expect(status).toBe(200);
    const days = deliveryWindow(new Date(), { pin: "560001", state: "Karnataka" });
    expect(body).toMatchObject({
      ...{ pin: "560001", city: "Bengaluru", state: "Karnataka", reason: null },
      window: { ordered_on: dayCode(new Date()), dispatch_by: days.dispatchBy, from: days.from },
    });
  });

  it("takes the days of a product that is built to order", async () => {
    const quick = await aProduct();
    const slow = await aProduct({ handlingDays: 15 });
    const read = async (id: string) =>
      (await request(`/delivery/560001?product_id=${id}`)).body.window;
    expect(await read(quick.id)).toEqual((await request("/delivery/560001")).body.window);
    expect((await read(slow.id)).dispatch_by > (await read(quick.id)).dispatch_by).toBe(true);
  });

  it("says in words where we do not deliver", async () => {
    const { status, body } = await request("/delivery/900056");
    expect(status).toBe(200);
    expect(body).toEqual({
      ...{ pin: "900056", city: null, state: null, window: null },
      reason: "We do not deliver to Army Postal Service addresses.",
    });
  });

  it.each([
    ["/delivery/199999", 404],
    ["/delivery/1100", 422],
    ["/delivery/constructor", 422],
    ["/delivery/560001?product_id=1", 422],
    ["/delivery/560001?product_id=01a12e60-dc4c-7921-a2c5-0698c7db3cbf", 404],
  ])("answers %s with %i", async (path, status) => {
    expect((await request(path)).status).toBe(status);
  });

  it("does not tell about a delisted product", async () => {
    const { id } = await aProduct({ isListed: false });
    expect((await request(`/delivery/560001?product_id=${id}`)).status).toBe(404);
  });
});
