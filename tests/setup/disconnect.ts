// The pool that lib/db.ts keeps there would hold the worker for its idle time.
const kept = globalThis as { prisma?: { $disconnect(): Promise<void> } };

afterAll(async () => {
  await kept.prisma?.$disconnect();
});
