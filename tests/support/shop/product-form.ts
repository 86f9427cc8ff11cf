import sharp from "sharp";
import { type Answer, request } from "@/tests/support/servers/http";

/** The specification's form of a new product, filled in; `changes` replace or add fields. */
export function productData(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    name: `Ora ${crypto.randomUUID().slice(0, 8)}`,
    model: "ORA7",
    price: 42_999,
    quantity: 5,
    product_color: "Graphite",
    ...changes,
  };
}

type Form = {
  data?: Record<string, unknown> | string;
  pictures?: readonly (Buffer | File)[];
  fields?: Record<string, string | string[]>;
};

/** POST /products/add as a program with this token. */
export function add(token: string, { data = productData(), ...form }: Form = {}): Promise<Answer> {
  return request("/products/add", { token, body: formOf("files", { data, ...form }) });
}

/** PUT /products/update as a program with this token. */
export function update(token: string, form: Form): Promise<Answer> {
  return request("/products/update", { method: "PUT", token, body: formOf("images", form) });
}

/** A photo of one colour, as a JPEG. */
export function jpeg(width = 64, height = width, background = "#204060"): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
}

function formOf(files: "files" | "images", { data, pictures = [], fields = {} }: Form): FormData {
  const form = new FormData();
  if (data !== undefined)
    form.append("product_data", typeof data === "string" ? data : JSON.stringify(data));
  for (const picture of pictures) {
    const file =
      picture instanceof File
        ? picture
        : new File([new Uint8Array(picture)], "front.jpg", { type: "image/jpeg" });
    form.append(files, file);
  }
  for (const [name, values] of Object.entries(fields))
    for (const value of [values].flat()) form.append(name, value);
  return form;
}
