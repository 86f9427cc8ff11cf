import { defineConfig } from "prisma/config";

// For the Prisma CLI alone, e.g. `prisma migrate deploy` on a host; our own scripts do not read this.
export default defineConfig({
  schema: "prisma/schema.prisma",
  migrations: { path: "prisma/migrations" },
  datasource: { url: process.env.DATABASE_DIRECT_URL || process.env.DATABASE_URL || "" },
});
