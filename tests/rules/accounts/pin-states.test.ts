import { statesOfPin } from "@/lib/accounts/addresses/pin-states";
import { STATE_NAMES } from "@/lib/states";

describe("statesOfPin", () => {
  test.each([
    ["110001", ["Delhi"]],
    ["201309", ["Uttar Pradesh"]],
    ["403001", ["Goa"]],
    ["411001", ["Maharashtra"]],
    ["500001", ["Telangana"]],
    ["560025", ["Karnataka"]],
    ["737101", ["Sikkim"]],
    ["160017", ["Punjab", "Chandigarh"]],
    ["248001", ["Uttar Pradesh", "Uttarakhand"]],
    ["911111", []],
    ["2013", []],
    ["", []],
  ])("maps %j to %j", (pin, states) => {
    expect(statesOfPin(pin)).toEqual(states);
  });

  test("uses the form's names of states", () => {
    const found = new Set<string>();
    for (let prefix = 100; prefix < 1000; prefix++) {
      for (const state of statesOfPin(`${prefix}001`)) found.add(state);
    }
    expect([...found].sort()).toEqual([...STATE_NAMES]);
  });
});
