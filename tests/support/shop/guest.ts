import { request } from "@/tests/support/servers/http";

/** A browser with its own cookie jar. */
export function aBrowser(cookies: Record<string, string> = {}) {
  const jar = new Map(Object.entries(cookies));

  async function post(path: string, body: object = {}) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const answer = await request(path, { body, cookie });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/; Max-Age=0(;|$)/.test(line)) jar.delete(name);
      else jar.set(name, value);
    }
    return answer;
  }

  return { jar, post };
}

export const GUEST_CART = "arklane.guest-cart";
