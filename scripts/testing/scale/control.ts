import http from "node:http";
import { sentence } from "../../local/base/failure.ts";
import type { ScaleStack } from "../../scale/stack.ts";
import type { Releases } from "./releases.ts";

type Deploy = (machine: 0 | 1, release: keyof Releases) => void;

/**
 * Lets the tests, which run in a process of their own, end and start the parts of a stack: POST /pooler/end/SIGKILL,
 * /pooler/start, /machine-1/say/SIGHUP, /machine-1/deploy/later. Answers 200 when it is done.
 */
export async function openControl(stack: ScaleStack, deploy: Deploy) {
  const { machines, nginx, pooler, bucket, replica } = stack;
  const parts = {
    "machine-1": machines[0],
    "machine-2": machines[1],
    nginx,
    pooler,
    bucket,
    replica,
  };
  const act = async ([name = "", verb, word = ""]: string[]) => {
    const part = parts[name as keyof typeof parts];
    if (verb === "start") return part.start();
    if (verb === "end") return part.end(word as NodeJS.Signals);
    if (verb === "say" && "say" in part) return part.say(word as NodeJS.Signals);
    return deploy(name === "machine-1" ? 0 : 1, word as keyof Releases);
  };
  const server = http.createServer((request, response) => {
    act((request.url ?? "").slice(1).split("/")).then(
      () => response.end(),
      (error: unknown) => response.writeHead(500).end(sentence(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { origin: `http://127.0.0.1:${port}`, close };
}
