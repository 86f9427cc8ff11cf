import { rightOf } from "@/lib/call/call";
import { may, OFFICE_ROLES, RIGHTS, ROLES, roleRefusal } from "@/lib/call/roles";

describe("may", () => {
  it.each([
    ["owner", [true, true, true, true]],
    ["orders", [true, true, true, false]],
    ["readonly", [true, true, false, false]],
    [null, [false, false, false, false]],
  ] as const)("knows the rights of the role %s", (role, expected) => {
    expect(RIGHTS.map((right) => may(role, right))).toEqual(expected);
  });
});

describe("rightOf", () => {
  it.each([
    [{ method: "GET" }, "look"],
    [{ method: "POST" }, "run"],
    [{ method: "DELETE" }, "run"],
    [{ method: "GET", right: "run" }, "run"],
    [{ method: "POST", right: "orders" }, "orders"],
  ] as const)("asks for %j the right %s", (spec, right) => {
    expect(rightOf(spec)).toBe(right);
  });
});

it("a refusal names the role and who can help", () => {
  expect(roleRefusal("readonly", "orders")).toBe(
    "Your role is Read only. Ask an owner to do this.",
  );
  expect(roleRefusal("orders", "run")).toBe("Your role is Orders. Only an owner can do this.");
  expect(roleRefusal(null, "look")).toBe("Your account has no role. Ask an owner to do this.");
});

it("every role has a description", () => {
  for (const role of OFFICE_ROLES) expect(ROLES[role].can).toMatch(/\.$/);
});
