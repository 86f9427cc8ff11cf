import { mailServer } from "@/lib/mail/mail-server";

beforeAll(() => {
  process.env.SMTP_URL = "smtps://shop%40example.in:p%C3%A4ss%3A@mail.example.in:465?name=shop";
});

it("is reached by the address and the options", () => {
  const limits = { connectionTimeout: 8_000, greetingTimeout: 8_000, socketTimeout: 12_000 };
  const { options } = mailServer({ pool: true, maxConnections: 4, ...limits });
  expect(options).toEqual({
    ...limits,
    pool: true,
    maxConnections: 4,
    secure: true,
    host: "mail.example.in",
    port: 465,
    name: "shop",
    auth: { user: "shop@example.in", pass: "päss:" },
  });
});
