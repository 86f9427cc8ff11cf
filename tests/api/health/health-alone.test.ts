import { request } from "@/tests/support/servers/http";

const nowhere = "127.0.0.1:9";

// The settings are read once: everything the shop needs is missing.
beforeAll(() => {
  process.env.DATABASE_URL = `postgresql://shop:a-secret@${nowhere}/shop`;
  process.env.SMTP_URL = `smtp://shop:a-secret@${nowhere}`;
  process.env.RAZORPAY_API_ORIGIN = `http://${nowhere}`;
  // A file instead of a folder.
  process.env.FILES_DIR = `${__filename}/files`;
});

it("is alive but not ready and names what is missing without addresses or secrets", async () => {
  expect(await request("/health", { cookie: "" })).toMatchObject({ status: 200 });
  const { status, body } = await request("/ready", { cookie: "" });
  expect(status).toBe(503);
  expect(body).toMatchObject({
    code: "unavailable",
    message: "Not ready: database, mail, payment, files.",
    detail: "Not ready: database, mail, payment, files.",
    status: "not ready",
  });
  const problems: { what: string; message: string }[] = body.problems;
  expect(problems.map(({ what }) => what)).toEqual(["database", "mail", "payment", "files"]);
  expect(JSON.stringify(body)).not.toMatch(/127\.0\.0\.1|secret|shop:|health-alone/);
});
