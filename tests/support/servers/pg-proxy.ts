import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";

/** A notice, and the number by which a statement can be canceled, in PostgreSQL's protocol. */
const NOTICE = "A".charCodeAt(0);
const NUMBER = "K".charCodeAt(0);

/** What the proxy does to the answers of the server, from now on. */
export type Manners = {
  /** Drops notices, as a pooler in transaction mode does. */
  isDeaf?: boolean;
  /** Gives new connections numbers of its own, as every pooler does. */
  isPooler?: boolean;
};

export type PgProxy = {
  url: string;
  manners: Manners;
  /** Cuts every connection and refuses new ones, until `mend`. */
  cut: () => void;
  mend: () => void;
  close: () => Promise<void>;
};

/** A connection to a database of this machine that can go wrong. */
export async function pgProxy(databaseUrl: string): Promise<PgProxy> {
  const target = Number(new URL(databaseUrl).port);
  const manners: Manners = {};
  const open = new Set<Socket>();
  let isCut = false;
  const server: Server = createServer((client) => {
    if (isCut) return void client.destroy();
    join(client, connect(target, "127.0.0.1"), open, manners);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = new URL(databaseUrl);
  url.port = String((server.address() as AddressInfo).port);
  const dropAll = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    url: url.href,
    manners,
    cut: () => {
      isCut = true;
      dropAll();
    },
    mend: () => {
      isCut = false;
    },
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      dropAll();
      await closed;
    },
  };
}

/** Passes bytes on both ways until one side ends. */
function join(client: Socket, upstream: Socket, open: Set<Socket>, manners: Manners): void {
  for (const socket of [client, upstream]) {
    open.add(socket);
    socket.on("error", () => undefined);
    socket.on("close", () => {
      open.delete(socket);
      client.destroy();
      upstream.destroy();
    });
  }
  client.pipe(upstream);
  const pass = filter(manners);
  upstream.on("data", (bytes) => client.write(pass(bytes)));
}

/** Takes a server's bytes apart into messages: a letter, a length of four bytes that counts itself, and the rest. */
function filter(manners: Manners): (bytes: Buffer) => Buffer {
  let rest = Buffer.alloc(0);
  return (bytes) => {
    rest = Buffer.concat([rest, bytes]);
    const passed: Buffer[] = [];
    while (rest.length >= 5 && rest.length >= 1 + rest.readUInt32BE(1)) {
      const end = 1 + rest.readUInt32BE(1);
      passed.push(treated(Buffer.from(rest.subarray(0, end)), manners));
      rest = rest.subarray(end);
    }
    return Buffer.concat(passed);
  };
}

function treated(message: Buffer, { isDeaf, isPooler }: Manners): Buffer {
  if (isDeaf && message[0] === NOTICE) return Buffer.alloc(0);
  if (isPooler && message[0] === NUMBER) message.writeUInt32BE(1, 5);
  return message;
}
