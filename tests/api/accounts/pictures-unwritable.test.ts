import { db } from "@/lib/db";
import { log } from "@/lib/log";
import { inFiles } from "@/tests/support/files/files";
import { blockFiles } from "@/tests/support/files/unwritable";
import { request } from "@/tests/support/servers/http";
import { aCustomer, allowPrograms, anAdmin } from "@/tests/support/shop/builders";
import { add, jpeg, productData } from "@/tests/support/shop/product-form";

const folder = inFiles();
const refused = {
  status: 503,
  body: {
    code: "files_unavailable",
    message: "Pictures cannot be stored now. Please try again later.",
    detail: "Pictures cannot be stored now. Please try again later.",
  },
};

describe("an unwritable file folder", () => {
  const logged = jest.spyOn(log(), "error").mockImplementation();
  let unblock: () => void;
  beforeAll(async () => {
    await allowPrograms();
    unblock = blockFiles(folder);
  });
  afterAll(() => unblock());

  it("refuses a profile picture with a message and logs the cause", async () => {
    const { token, userId } = await aCustomer();
    const send = async () => {
      const form = new FormData();
      form.append("file", new File([new Uint8Array(await jpeg(600, 600, "#0000ff"))], "me.jpg"));
      return request("/users/profile-picture/upload", { token, body: form });
    };
    expect(await send()).toMatchObject(refused);
    expect(logged.mock.calls.at(-1)?.[1]).toBe("the store of files does not work");
    const user = await db().user.findUniqueOrThrow({ where: { id: userId } });
    expect(user.pictureKey).toBeNull();
    unblock();
    expect((await send()).status).toBe(200);
    unblock = blockFiles(folder);
  });

  it("refuses a product with a picture and accepts one without", async () => {
    const admin = await anAdmin();
    const data = productData();
    const answer = await add(admin.token, { data, pictures: [await jpeg(600, 600, "#0000ff")] });
    expect(answer).toMatchObject(refused);
    expect(answer.body.fields).toBeUndefined();
    expect(await db().product.count({ where: { name: String(data.name) } })).toBe(0);
    expect((await add(admin.token, { data })).status).toBe(200);
  });
});
