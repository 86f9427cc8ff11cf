import { sha256 } from "@/lib/auth/hash";
import { hashPassword } from "@/lib/auth/passwords";
import type { Prisma, Tx } from "@/lib/db";
import { DEMO_ADMIN_EMAIL, DEMO_API_KEY, DEMO_CUSTOMER_EMAIL, DEMO_PASSWORD } from "@/lib/demo";

/** Adds the demo's customer, administrator and API key where they are missing; answers how many rows. */
export async function seedDemo(tx: Tx): Promise<number> {
  const added = [
    await addUser(tx, DEMO_CUSTOMER_EMAIL, CUSTOMER),
    await addUser(tx, DEMO_ADMIN_EMAIL, ADMINISTRATOR),
    await addApiKey(tx),
  ];
  return added.filter(Boolean).length;
}

type Person = Omit<Prisma.UserCreateInput, "email" | "passwordHash">;

const CUSTOMER: Person = {
  name: "Asha Menon",
  phone: "+919876543210",
  role: "customer",
  addresses: {
    create: {
      type: "Home",
      houseBuilding: "B-1204, Lake View Residency",
      localityStreet: "Sector 62",
      landmark: "Near the metro station",
      city: "Noida",
      district: "Gautam Buddha Nagar",
      state: "Uttar Pradesh",
      pin: "201309",
      country: "India",
      isDefault: true,
    },
  },
};

const ADMINISTRATOR: Person = { name: "Demo Administrator", role: "admin" };

async function addUser(tx: Tx, email: string, person: Person): Promise<boolean> {
  const known = await tx.user.findUnique({ where: { email }, select: { id: true } });
  if (known) return false;
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  await tx.user.create({
    data: { ...person, email, passwordHash, emailVerifiedAt: new Date() },
    select: { id: true },
  });
  return true;
}

async function addApiKey(tx: Tx): Promise<boolean> {
  const keyHash = sha256(DEMO_API_KEY);
  const known = await tx.apiKey.findUnique({ where: { keyHash }, select: { id: true } });
  if (known) return false;
  await tx.apiKey.create({
    data: { name: "Demo", keyHash, scopes: ["shop", "office", "metrics"] },
    select: { id: true },
  });
  return true;
}
