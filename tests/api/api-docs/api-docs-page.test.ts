import ApiDocsPage from "@/app/api/docs/page";
import { DocsPage } from "@/components/api-docs/docs-page";
import { env, required } from "@/lib/env";
import type { Audience } from "@/lib/identity/actor";
import { cookieName, sealToken } from "@/lib/identity/cookie";
import { aCustomer, anAdmin } from "@/tests/support/shop/builders";

let jar = new Map<string, string>();
jest.mock("next/headers", () => ({
  headers: async () => new Headers(),
  cookies: async () => ({
    get: (name: string) => (jar.has(name) ? { value: jar.get(name) } : undefined),
  }),
}));

const open = (chapter?: string) =>
  ApiDocsPage({ searchParams: Promise.resolve(chapter ? { chapter } : {}) });

beforeEach(() => {
  jar = new Map();
});

async function carry(token: string, audience: Audience): Promise<void> {
  const sealed = await sealToken(token, audience, required("AUTH_SECRET"));
  for (const secure of [false, true]) jar.set(cookieName(audience, secure), sealed);
}

it("is public in the demo, with the demo's key", async () => {
  const page = await open();
  expect(page.type).toBe(DocsPage);
  expect(page.props.demo).toMatchObject({ email: "customer@example.com" });
});

describe("outside the demo", () => {
  const toLogin = { digest: expect.stringContaining("/admin/login?next=%2Fapi%2Fdocs;") };

  beforeEach(() => jest.replaceProperty(env(), "DEMO", false));

  it("is open to an administrator, without the demo's key", async () => {
    await carry((await anAdmin()).token, "admin");
    const page = await open();
    expect(page.type).toBe(DocsPage);
    expect(page.props.demo).toBeNull();
  });

  it("redirects everybody else to the back-office login and back", async () => {
    await expect(open()).rejects.toMatchObject(toLogin);
    await carry((await aCustomer()).token, "customer");
    await expect(open()).rejects.toMatchObject(toLogin);
  });
});
