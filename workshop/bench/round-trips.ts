import net from "node:net";

/** A relay in front of a database server that counts round trips. */
export type Relay = { url: string; count: () => number; close: () => void };

/**
 * Starts a relay to the database at this address. A round trip is what a connection sends until it is answered,
 * however many statements that holds.
 */
export async function relayTo(databaseUrl: string): Promise<Relay> {
  let trips = 0;
  const target = new URL(databaseUrl);
  const server = net.createServer({ noDelay: true }, (client) => {
    const database = net.connect({
      host: target.hostname,
      port: Number(target.port),
      noDelay: true,
    });
    let isAsked = false;
    client.on("data", () => {
      if (!isAsked) trips += 1;
      isAsked = true;
    });
    database.on("data", () => {
      isAsked = false;
    });
    for (const socket of [client, database]) {
      socket.on("error", () => socket.destroy());
      socket.on("close", () => (socket === client ? database : client).destroy());
    }
    client.pipe(database).pipe(client);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = new URL(target);
  url.host = `127.0.0.1:${(server.address() as net.AddressInfo).port}`;
  return { url: url.href, count: () => trips, close: () => void server.close() };
}
