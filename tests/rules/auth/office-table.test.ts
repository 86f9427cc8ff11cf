import { calls } from "@/lib/api-docs/calls";
import { OFFICE_TABLE } from "@/tests/support/calls/office-table";

const office = calls.filter(({ access }) => access === "admin");

it.each(office.map(({ method, path }) => [`${method} ${path}`]))(
  "tests/support/calls/office-table.ts says who may make %s",
  (name) => expect(OFFICE_TABLE.owner).toContain(name),
);

it("the office table lists no call that is gone", () => {
  expect([...OFFICE_TABLE.owner]).toHaveLength(office.length);
});
