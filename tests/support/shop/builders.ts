import { randomBytes, randomInt, randomUUID } from "node:crypto";
import { hashPassword } from "@/lib/auth/sign-in/passwords";
import type { OfficeRole } from "@/lib/call/roles";
import { db } from "@/lib/db";
import { DEMO_API_KEY } from "@/lib/demo";
import { sha256 } from "@/lib/identity/hash";
import { openSession } from "@/lib/identity/sessions";

export const PASSWORD = "a long enough passphrase";
let passwordHash: Promise<string> | undefined;

export type Person = {
  userId: string;
  email: string;
  name: string;
  phone: string;
  token: string;
};

/** Allows the demo's key, as the seed does. */
export async function allowPrograms(): Promise<void> {
  await db().apiKey.createMany({
    data: [{ name: "Test", keyHash: sha256(DEMO_API_KEY), scopes: ["shop", "office", "metrics"] }],
    skipDuplicates: true,
  });
}

/** A signed-in customer. */
export function aCustomer(): Promise<Person> {
  return aPerson("customer");
}

/** An administrator signed in to the back-office with a recent password confirmation. */
export async function anAdmin(officeRole: OfficeRole = "owner"): Promise<Person> {
  const person = await aPerson("admin");
  await db().user.update({ where: { id: person.userId }, data: { officeRole } });
  await setProof(person, new Date());
  return person;
}

/** Sets when the password was last confirmed in this person's sessions; null for never. */
export async function setProof({ userId }: Person, provedAt: Date | null): Promise<void> {
  await db().session.updateMany({ where: { userId }, data: { provedAt } });
}

async function aPerson(role: "customer" | "admin"): Promise<Person> {
  passwordHash ??= hashPassword(PASSWORD);
  const email = `${role}-${randomUUID()}@example.com`;
  const name = role === "admin" ? "Demo Administrator" : "Asha Menon";
  const phone = aPhone();
  const officeRole = role === "admin" ? ("owner" as const) : null;
  const data = { name, email, role, officeRole, passwordHash: await passwordHash, phone };
  const { id } = await db().user.create({ data, select: { id: true } });
  return {
    userId: id,
    email,
    name,
    phone,
    token: await openSession(db(), { userId: id, audience: role }),
  };
}

/** A unique mobile number: the law counts cash by person, identified by number. */
export const aPhone = () => `+91${randomInt(6_000_000_000, 9_999_999_999)}`;

/** An address in Bengaluru, by default the default one. */
export async function anAddress(userId: string, isDefault = true): Promise<{ id: string }> {
  const data = {
    userId,
    type: "Home",
    houseBuilding: "12, Lake View",
    localityStreet: "MG Road",
    city: "Bengaluru",
    district: "Bengaluru Urban",
    state: "Karnataka",
    pin: "560001",
    isDefault,
  } as const;
  return db().address.create({ data, select: { id: true } });
}

export type Sold = { id: string; name: string; pricePaise: number };

/** A listed charger with `quantity` units; its stock movement is written with it. */
export async function aProduct(
  values: {
    quantity?: number;
    pricePaise?: number;
    isListed?: boolean;
    handlingDays?: number;
  } = {},
): Promise<Sold> {
  const { quantity = 10, pricePaise = 42_999_00, isListed = true, handlingDays = null } = values;
  const code = randomBytes(4).toString("hex");
  const { id, name } = await db().product.create({
    data: {
      slug: `test-${code}`,
      name: `AC03W ${code}`,
      model: "AC03W",
      summary: "7.4 kW AC, wall or pedestal",
      description: "A charger for tests.",
      features: "Model AC03W, 7.4 kW, Type 2, Wi-Fi",
      kind: "wall",
      ratedPowerW: 7400,
      color: "Graphite",
      pricePaise,
      hsn: "85044030",
      gstRateBp: 500,
      quantity,
      ...{ isListed, handlingDays },
      position: randomInt(1000),
      details: { create: { ratedPower: "7.4 kW", outputVoltage: "230 V AC" } },
      images: {
        create: { base: "/media/chargers/ac03w-7k4", widths: [640, 1200], alt: "x", position: 0 },
      },
      movements: { create: { delta: quantity, reason: "received" } },
    },
    select: { id: true, name: true },
  });
  return { id, name, pricePaise };
}

/** An installation: sold as a product with a SAC and its rate of 18 %. */
export async function aService(values: { pricePaise?: number } = {}): Promise<Sold> {
  const service = await aProduct(values);
  const data = { hsn: "998736", gstRateBp: 1800 };
  await db().product.update({ where: { id: service.id }, data });
  return service;
}

/** A customer with an address and a cart line of the product. */
export async function aBuyer(product: Sold, quantity = 1): Promise<Person> {
  const person = await aCustomer();
  await anAddress(person.userId);
  const line = { productId: product.id, quantity, seenPaise: product.pricePaise };
  await db().cart.create({ data: { userId: person.userId, lines: { create: line } } });
  return person;
}
