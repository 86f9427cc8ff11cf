import { DEMO_API_KEY } from "@/lib/demo";
import type { Person } from "@/tests/support/shop/builders";
import { jpeg } from "@/tests/support/shop/product-form";

type Answer = { status: number; text: string };

/** Uploads a person's picture at an address of the shop. */
export async function upload(origin: string, person: Person): Promise<Answer> {
  const body = new FormData();
  body.append(
    "file",
    new Blob([new Uint8Array(await jpeg(300))], { type: "image/jpeg" }),
    "me.jpg",
  );
  return ask(`${origin}/api/users/profile-picture/upload`, person, { method: "POST", body });
}

/** A person's picture as an address of the shop has it. */
export const pictureAt = (origin: string, person: Person) =>
  ask(`${origin}/api/users/profile-picture`, person);

async function ask(url: string, { token }: Person, options: RequestInit = {}): Promise<Answer> {
  const headers = { "x-api-key": DEMO_API_KEY, authorization: `Bearer ${token}` };
  const answer = await fetch(url, { ...options, headers });
  return { status: answer.status, text: await answer.text() };
}
