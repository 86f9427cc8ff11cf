import path from "node:path";
import type { Serving } from "./options.ts";

/** The arguments of Node for `next start` of a release. */
export function nextCommand(
  { keepAliveTimeout }: Pick<Serving, "keepAliveTimeout">,
  { folder, host, port }: { folder: string; host: string | undefined; port: number },
): string[] {
  return [
    path.join(folder, "node_modules/next/dist/bin/next"),
    ...["start", "--port", String(port)],
    ...(host ? ["--hostname", host] : []),
    ...(keepAliveTimeout ? ["--keepAliveTimeout", keepAliveTimeout] : []),
  ];
}
