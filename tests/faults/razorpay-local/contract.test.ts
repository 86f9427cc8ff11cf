/** @jest-environment node */

import { KEYS, startStandIn } from "@/tests/support/servers/razorpay-local";
import { compare, problemOf } from "../../../packages/razorpay-local/contract/report";
import { contractSteps } from "../../../packages/razorpay-local/contract/steps";
import { newMemory, send } from "../../../packages/razorpay-local/contract/walk";
import type { RazorpayLocal } from "../../../packages/razorpay-local/index";

let local: RazorpayLocal;
let other: RazorpayLocal;

beforeAll(async () => {
  [local, other] = await Promise.all([startStandIn(), startStandIn()]);
});
afterAll(() => Promise.all([local.close(), other.close()]));

const targetOf = ({ origin }: RazorpayLocal) => ({ origin, ...KEYS });

describe("the steps that npm run razorpay:contract runs against the real service", () => {
  const memory = newMemory();

  test.each(contractSteps().map((step) => [step.name, step] as const))(
    "%s",
    async (_name, step) => {
      expect(problemOf(await send(targetOf(local), step, memory))).toBeNull();
    },
  );
});

describe("the comparison", () => {
  async function differing(): Promise<string[]> {
    const lines: string[] = [];
    await compare([targetOf(other), targetOf(local)], (line) => lines.push(line.trim()));
    return lines.filter((line) => !line.startsWith("✓"));
  }

  test("finds no difference between equal answers, apart from ids and times", async () => {
    expect(await differing()).toEqual([]);
  });

  test("finds a different status, text and field", async () => {
    other.control.setKnobs({ uniqueOrderReceipt: true });
    const lines = await differing();
    expect(lines[0]).toBe("✗ the same receipt again");
    expect(lines).toContain("status: real 400, stand-in 200");
    expect(lines).toContain(
      'body.error.description: real "Order receipt should be unique.", stand-in (absent)',
    );
    expect(lines.filter((line) => line.startsWith("✗"))).toHaveLength(1);
  });
});
