import fc from "fast-check";
import type { z } from "zod";
import { addressOf, fleetAt, isAsked, isFleet, nameOf, questionAt } from "@/lib/advice/address";
import { AdviceQuestion, adviseFleet } from "@/lib/advice/contract";
import { fleets, paramsOf, questions } from "@/tests/support/advice/questions";

it("an address is the question that POST /advice gets, in 500 cases", () => {
  fc.assert(
    fc.property(questions, (question) => {
      const params = paramsOf(addressOf(question));
      expect([isAsked(params), isFleet(params)]).toEqual([true, false]);
      const sent = AdviceQuestion.parse(JSON.parse(JSON.stringify(question)));
      expect(AdviceQuestion.parse(questionAt(params))).toEqual(sent);
    }),
    { numRuns: 500 },
  );
});

it("and that of a fleet what POST /advice/fleet gets", () => {
  fc.assert(
    fc.property(fleets, (question) => {
      const params = paramsOf(addressOf(question));
      expect(isFleet(params)).toBe(true);
      const { input } = adviseFleet;
      expect(input.parse(fleetAt(params))).toEqual(input.parse(question));
    }),
    { numRuns: 100 },
  );
});

it("empty fields of a form without scripts are no answers", () => {
  const asked = { car: "tata-nexon-ev 45 kWh", place: "house", phases: "1", hours: "9", km: "40" };
  const empty = { kind: "car", battery: "", ac: "", dc: " ", use: "", load: "", state: "" };
  expect(AdviceQuestion.parse(questionAt({ ...asked, ...empty }))).toEqual(
    AdviceQuestion.parse(questionAt(asked)),
  );
});

it("says which field of the form is wrong", () => {
  const wrong = questionAt({ car: "own", battery: "many", ac: "7", place: "house", km: "0" });
  const { error } = AdviceQuestion.safeParse(wrong);
  const names = (error as z.ZodError).issues.map(({ path }) => nameOf(path.join(".")));
  expect(names).toEqual(expect.arrayContaining(["battery", "phases", "hours", "km"]));
});
