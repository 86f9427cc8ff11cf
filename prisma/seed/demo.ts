import { prefixOf } from "@/lib/api-keys/rules";
import { hashPassword } from "@/lib/auth/sign-in/passwords";
import type { Scope } from "@/lib/call/call";
import type { Prisma, Tx } from "@/lib/db";
import { DEMO_ADMIN_EMAIL, DEMO_API_KEY, DEMO_CUSTOMER_EMAIL, DEMO_PASSWORD } from "@/lib/demo";
import { env } from "@/lib/env";
import { sha256 } from "@/lib/identity/hash";

/**
 * Adds the demo's customer, administrator and API key where they are missing, and the key of its web tier
 * where DEMO_TIER_KEY names one; answers how many rows.
 */
export async function seedDemo(tx: Tx): Promise<number> {
  const added = [
    await addUser(tx, DEMO_CUSTOMER_EMAIL, CUSTOMER),
    await addUser(tx, DEMO_ADMIN_EMAIL, ADMINISTRATOR),
    await addApiKey(tx, DEMO_API_KEY, DEMO_KEY),
  ];
  const tierKey = env().DEMO_TIER_KEY;
  if (tierKey) added.push(await addApiKey(tx, tierKey, TIER_KEY));
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

const ADMINISTRATOR: Person = {
  name: "Demo Administrator",
  role: "admin",
  officeRole: "owner",
};

type Key = { name: string; scopes: Scope[] };

const DEMO_KEY: Key = { name: "Demo", scopes: ["shop", "office", "metrics"] };
const TIER_KEY: Key = { name: "Web tier of this demo", scopes: ["tier"] };

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

/** Keys that were made before scopes get theirs; one that was revoked stays revoked. */
async function addApiKey(tx: Tx, key: string, { name, scopes }: Key): Promise<boolean> {
  const keyHash = sha256(key);
  const now = { prefix: prefixOf(key), scopes };
  const known = await tx.apiKey.updateMany({ where: { keyHash }, data: now });
  if (known.count > 0) return false;
  await tx.apiKey.create({ data: { name, keyHash, ...now }, select: { id: true } });
  return true;
}
