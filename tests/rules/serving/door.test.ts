import { once } from "node:events";
import net, { type Socket } from "node:net";
import { type Door, doorAt } from "../../../scripts/serving/door";
import type { Worker } from "../../../scripts/serving/worker";

let door: Door;
let port: number;
const clients: Socket[] = [];

beforeEach(async () => {
  door = await doorAt({ host: "127.0.0.1", port: 0 });
  port = Number(new URL(door.address).port);
});

afterEach(async () => {
  await door.close();
  for (const client of clients.splice(0)) client.destroy();
});

/** A process that keeps what it is given; `isQuick` ones take it at once. */
function aWorker(isQuick = true) {
  const given: Socket[] = [];
  let [isOver, isDead] = [false, false];
  const worker = {
    isOver: () => isOver,
    give: (socket: Socket, done: (left: Socket | undefined) => void) => {
      clients.push(socket);
      if (isDead) return done(socket);
      given.push(socket);
      if (isQuick) done(undefined);
    },
  } as unknown as Worker;
  const end = () => {
    isOver = true;
    door.dismiss(worker);
  };
  /** It has ended, and nobody has noticed. */
  const die = () => {
    isDead = true;
  };
  return { worker, given, end, die };
}

async function knock(times: number): Promise<void> {
  for (let count = 0; count < times; count += 1) {
    const client = net.connect(port, "127.0.0.1");
    clients.push(client);
    await once(client, "connect");
  }
  // The server learns of a connection in a turn of the same loop.
  await new Promise((resolve) => setTimeout(resolve, 50));
}

it("refuses connections until it is opened, so that a proxy asks another machine", async () => {
  await expect(knock(1)).rejects.toThrow("ECONNREFUSED");
  await door.open();
  await knock(1);
});

it("lets connections wait while no process is ready, then gives them to all in turns", async () => {
  await door.open();
  await knock(2);
  const [one, other] = [aWorker(), aWorker()];
  door.admit(one.worker);
  expect(one.given).toHaveLength(2);
  door.admit(other.worker);
  await knock(4);
  expect([one.given.length, other.given.length]).toEqual([4, 2]);
});

it("spares one that is slow to take them, and gives its own to the others when it ends", async () => {
  await door.open();
  const [slow, quick] = [aWorker(false), aWorker()];
  door.admit(slow.worker);
  await knock(2);
  door.admit(quick.worker);
  await knock(3);
  expect([slow.given.length, quick.given.length]).toEqual([2, 3]);
  slow.end();
  expect(quick.given).toHaveLength(5);
});

it("gives none to one that leaves", async () => {
  await door.open();
  const [leaving, staying] = [aWorker(), aWorker()];
  door.admit(leaving.worker);
  door.admit(staying.worker);
  door.dismiss(leaving.worker);
  await knock(3);
  expect([leaving.given.length, staying.given.length]).toEqual([0, 3]);
});

it("gives what one could not take, that has just ended, to another", async () => {
  await door.open();
  const [dead, living] = [aWorker(), aWorker()];
  door.admit(dead.worker);
  door.admit(living.worker);
  dead.die();
  await knock(4);
  expect([dead.given.length, living.given.length]).toEqual([0, 4]);
});

it("says which port is taken", async () => {
  await door.open();
  await expect(doorAt({ host: "127.0.0.1", port })).rejects.toThrow(`Port ${port} is in use`);
});
