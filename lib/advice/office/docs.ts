import type * as contract from "@/lib/advice/office/contract";
import type { Chapter } from "@/lib/call/chapters";
import type { ContractDocs } from "@/lib/call/docs";

export const chapter: Chapter = "Visits";

const PREVIEW = {
  households: 200,
  changed: [
    {
      household: "Tata Nexon EV: house, 5 kW",
      before: ["AC01W 3.3 kW", "AC02P 7.4 kW"],
      after: ["AC02P 3.7 kW", "AC02P 7.4 kW"],
    },
  ],
};

export const docs: ContractDocs<typeof contract> = {
  readAdvice: {
    summary: "Read which chargers were advised",
    description:
      "Counts of the answers of the last 7, 28 or 90 days, of the site and of `POST /advice`: the vehicle and the charger that came first, or null where none fitted; at most 200, the most frequent first. An answer appears within five seconds. Nothing says who asked. `chargers` are those that are advised from now, `cars` the models of our list.",
    input: { days: 28 },
    output: {
      since: "2026-11-03",
      answers: [{ vehicle: "Tata Nexon EV", charger: "AC01W 3.3 kW", count: 41 }],
      chargers: [{ slug: "ac01w-3-3-kw", name: "AC01W 3.3 kW", price: 18999 }],
      cars: [{ slug: "tata-nexon-ev", name: "Tata Nexon EV" }],
    },
  },
  previewAdvice: {
    summary: "See whose advice another price would change",
    description:
      "Advises 200 fixed households, each model of our list in five situations, once with today's prices and once with the charger at another price, and lists those that get other chargers. Nothing is changed. A charger that is not on sale changes nothing.",
    input: { slug: "ac01w-3-3-kw", price: 31999 },
    output: PREVIEW,
  },
  previewCar: {
    summary: "See whose advice other figures of a car would change",
    description:
      "The same households, with the main variant of one model charging by these figures: the battery in kWh, the power in kW on one and on three phases, and kWh for 100 km. A figure that is left out stays as it is. Nothing is changed.",
    input: { car: "tata-nexon-ev", kwh_per_100km: 30 },
    output: PREVIEW,
  },
};
