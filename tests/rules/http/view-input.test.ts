import { z } from "zod";
import { paging } from "@/lib/call/paging";
import { validInput } from "@/lib/call/view-input";

const input = z.object({ sort: z.enum(["name", "sales"]).default("name"), ...paging });
const id = "0190a000-0000-7000-8000-000000000000";

it.each([
  [{ sort: "sales" }, { sort: "sales" }],
  [{ sort: "price" }, {}],
  [
    { after: id, limit: "5" },
    { after: id, limit: "5" },
  ],
  [{ after: "x", limit: "0" }, {}],
  [{ other: "1", sort: "name" }, { sort: "name" }],
  [{}, {}],
])("reads the view of address %j as %j", (given, taken) => {
  expect(validInput(input, given)).toEqual(taken);
});
