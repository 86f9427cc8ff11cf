import { createServer, type Socket } from "node:net";

export type SmtpServer = {
  port: number;
  mails: string[];
  /** How many clients have connected so far. */
  connections: () => number;
  close: () => Promise<void>;
};

/** A mail server that collects mails after refusing the first `refuse`. By default on a free port. */
export async function startSmtp(refuse = 0, port = 0): Promise<SmtpServer> {
  const mails: string[] = [];
  const sockets = new Set<Socket>();
  let refusals = refuse;
  let connected = 0;
  const server = createServer((socket) => {
    sockets.add(socket);
    connected += 1;
    talk(socket, (mail) => {
      if (refusals > 0) {
        refusals -= 1;
        return "451 try again later";
      }
      mails.push(mail);
      return "250 kept";
    });
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const address = server.address();
  const close = async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  };
  const ownPort = typeof address === "object" && address ? address.port : 0;
  return { port: ownPort, mails, connections: () => connected, close };
}

/** As much SMTP as a sender needs. */
function talk(socket: Socket, keep: (mail: string) => string): void {
  let text = "";
  let data = false;
  const say = (line: string) => socket.write(`${line}\r\n`);
  say("220 tests");
  socket.on("error", () => undefined);
  socket.on("data", (chunk) => {
    text += chunk.toString("utf8");
    for (;;) {
      const end = data ? text.indexOf("\r\n.\r\n") : text.indexOf("\r\n");
      if (end < 0) return;
      const part = text.slice(0, end);
      text = text.slice(end + (data ? 5 : 2));
      if (data) say(keep(part));
      else if (/^QUIT/i.test(part)) say("221 bye");
      else say(/^DATA/i.test(part) ? "354 go on" : "250 ok");
      data = !data && /^DATA/i.test(part);
    }
  });
}
