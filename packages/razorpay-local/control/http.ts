import { ApiError } from "../http/errors.ts";
import { json, type Reply } from "../http/http.ts";
import type { ApiRequest } from "../http/rest.ts";
import { same } from "../http/signature.ts";
import type { ControlTable } from "./control.ts";
import { entriesOf } from "./entry.ts";

/** `/__rzp/*`: the control functions for another process, behind the header `x-rzp-token`. */
export async function answerControl(
  controls: ControlTable,
  token: string,
  req: ApiRequest,
): Promise<Reply> {
  if (req.path === "/__rzp/health") return json({ status: "ok" });
  if (!same(req.headers["x-rzp-token"] ?? "", token)) {
    return json({ message: "The header x-rzp-token is missing or wrong." }, 401);
  }
  const route = `${req.method} ${req.path.slice("/__rzp/".length)}`;
  const control = entriesOf(controls).find((one) => one.route === route);
  if (!control) return json({ message: "There is no such control." }, 404);
  try {
    return json((await control.run(...control.read(req.body))) ?? { ok: true });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return json({ message }, error instanceof ApiError ? error.status : 400);
  }
}
