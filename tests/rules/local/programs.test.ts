import { asksFor, NGINX, PGBOUNCER, whereIs } from "../../../scripts/scale/programs";

it("asks in one sentence for what only Debian has", () => {
  expect(asksFor([NGINX, PGBOUNCER])).toBe(
    "Install nginx and PgBouncer first, in Debian: apt-get install nginx-light pgbouncer.",
  );
});

it("knows a program that is not installed", () => {
  expect(whereIs({ ...NGINX, file: "no-such-program" })).toBeNull();
});
