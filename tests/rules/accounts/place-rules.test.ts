import { fillPlace } from "@/lib/accounts/addresses/place-rules";

const pune = {
  pin: "411001",
  city: "Pune",
  district: "Pune",
  state: "Maharashtra",
  other_states: [],
};
const saved = { pin: "560001", city: "Bangalore", district: "Urban", state: "Karnataka" };
const none = { city: "", district: "", state: "", warning: undefined };

describe("fillPlace", () => {
  it("fills city, district and state from the PIN code", () => {
    const shown = fillPlace({ pin: "411001", typed: {}, found: pune });
    expect(shown).toEqual({
      city: "Pune",
      district: "Pune",
      state: "Maharashtra",
      warning: undefined,
    });
  });

  it("never overwrites a field that was typed or cleared by hand", () => {
    const typed = { city: "Poona", district: "" };
    expect(fillPlace({ pin: "411001", typed, found: pune })).toMatchObject({
      city: "Poona",
      district: "",
      state: "Maharashtra",
    });
  });

  it("keeps a state that contradicts the PIN code, with a warning", () => {
    const shown = fillPlace({ pin: "411001", typed: { state: "Goa" }, found: pune });
    expect(shown).toMatchObject({
      state: "Goa",
      warning: "This PIN code is in Maharashtra. Please check.",
    });
  });

  it("accepts either state of a PIN code on a border", () => {
    const border = { ...pune, state: "Tamil Nadu", other_states: ["Puducherry"] };
    const shown = (state: string) => fillPlace({ pin: "411001", typed: { state }, found: border });
    expect(shown("Puducherry").warning).toBeUndefined();
    expect(shown("Kerala").warning).toBe(
      "This PIN code is in Tamil Nadu or Puducherry. Please check.",
    );
  });

  it("falls back to the three-digit area for an unknown PIN code", () => {
    expect(fillPlace({ pin: "411999", typed: {} })).toEqual({ ...none, state: "Maharashtra" });
    expect(fillPlace({ pin: "160999", typed: {} })).toEqual(none);
  });

  it("keeps a saved address until its PIN code is changed", () => {
    const { pin, ...rest } = saved;
    expect(fillPlace({ pin, typed: {}, saved, found: { ...pune, pin } })).toMatchObject(rest);
    const moved = fillPlace({ pin: "411001", typed: {}, saved, found: pune });
    expect(moved).toMatchObject({ city: "Pune", state: "Maharashtra" });
    const unknown = fillPlace({ pin: "411999", typed: {}, saved });
    expect(unknown).toMatchObject({ city: "Bangalore", state: "Maharashtra" });
  });

  it("does not warn while the PIN code is being typed", () => {
    const shown = fillPlace({ pin: "4110", typed: { state: "Goa" }, found: pune });
    expect(shown).toMatchObject({ city: "Pune", state: "Goa", warning: undefined });
  });
});
