import fc from "fast-check";
import { taxWithin } from "@/lib/tax/amounts";
import { creditFault, creditLines } from "@/lib/tax/credit";
import type { TaxLine } from "@/lib/tax/document";
import { taxedLines, totalsOf } from "@/lib/tax/lines";
import { anInvoice, charger, installation } from "@/tests/support/tax/documents";

const { lines } = anInvoice({ lines: [charger({ quantity: 3 }), installation()] });
const HOME = { stateCode: "29", isInterState: false };

it("a whole line is credited as it was invoiced", () => {
  const [line] = creditLines(lines, [], [{ position: 2, quantity: 1, totalPaise: 4_999_00 }], HOME);
  expect(line).toMatchObject({ position: 2, taxablePaise: 4_236_44, cgstPaise: 381_28 });
});

it.each([
  [{ position: 3, quantity: 1, totalPaise: 1 }, "has no line 3"],
  [{ position: 2, quantity: 1, totalPaise: 4_999_01 }, "₹4999.00 of the invoice is left"],
  [{ position: 1, quantity: 4, totalPaise: 1_00 }, "3 of 3 units are left"],
  [{ position: 1, quantity: 0, totalPaise: 0 }, "nothing is credited"],
])("a credit beyond the invoice is refused: %j", (draft, words) => {
  expect(creditFault(lines, [], draft)).toContain(words);
  expect(() => creditLines(lines, [], [draft], HOME)).toThrow(words);
});

it("earlier notes count, and a price may fall without a unit coming back", () => {
  const first = creditLines(lines, [], [{ position: 1, quantity: 2, totalPaise: 69_998_00 }], HOME);
  const more = { position: 1, quantity: 1, totalPaise: 35_000_00 };
  expect(creditFault(lines, first, more)).toContain("₹34999.00 of the invoice is left");
  expect(creditFault(lines, first, { ...more, quantity: 2, totalPaise: 1 })).toContain("1 of 3");
  expect(creditFault(lines, first, { ...more, quantity: 0, totalPaise: 34_999_00 })).toBeNull();
});

const credits = fc.record({
  unitPaise: fc.integer({ min: 1, max: 50_00 }),
  rateBp: fc.constantFrom(500, 1800),
  isInterState: fc.boolean(),
  cuts: fc.array(fc.integer({ min: 1, max: 20_00 }), { maxLength: 12 }),
});

it("however a line is credited, no head goes below zero and the last note takes the rest", () => {
  fc.assert(
    fc.property(credits, ({ unitPaise, rateBp, isInterState, cuts }) => {
      const heads = { stateCode: "29", isInterState };
      const invoice = taxedLines([charger({ unitPaise, rateBp })], heads);
      const notes: TaxLine[] = [];
      for (const cut of [...cuts, unitPaise]) {
        const left = unitPaise - totalsOf(notes).totalPaise;
        if (left === 0) break;
        const draft = { position: 1, quantity: 0, totalPaise: Math.min(cut, left) };
        const [note] = creditLines(invoice, notes, [draft], heads);
        if (!note) throw new Error("no line");
        const exact = taxWithin(note.totalPaise, rateBp, heads);
        // Capped by what is left, a note may differ from its own rate by the paise of the notes before it.
        expect(Math.abs(note.igstPaise - exact.igstPaise)).toBeLessThanOrEqual(notes.length + 1);
        expect(Math.min(note.taxablePaise, note.igstPaise, note.cgstPaise)).toBeGreaterThanOrEqual(
          0,
        );
        notes.push(note);
      }
      expect(totalsOf(notes)).toEqual(totalsOf(invoice));
    }),
  );
});
