import type * as contract from "@/lib/advice/product/contract";
import type { Chapter } from "@/lib/call/chapters";
import type { ContractDocs } from "@/lib/call/docs";

export const chapter: Chapter = "Products";

export const docs: ContractDocs<typeof contract> = {
  listCars: {
    summary: "List the vehicles of our list",
    description:
      "Every model with its variants, by the names under which `POST /advice`, `POST /advice/product` and `POST /advice/fleet` take them. The answer changes with a release only.",
    input: {},
    output: {
      cars: [
        {
          car: "hyundai-creta-electric",
          maker: "Hyundai",
          model: "Creta Electric",
          kind: "car",
          variants: ["42 kWh", "51.4 kWh"],
        },
      ],
    },
  },
  adviseOnProduct: {
    summary: "See what one charger does for a car and its supply",
    description:
      "Takes a charger by the last part of its address, in stock or not, and a vehicle and a connection as `POST /advice` does. Answers by the same rule how long it charges, from 10 to 100 % on AC and to 80 % on DC, what its power stops at, what a month of thirty such days costs beside petrol, and in `supply` whether the connection carries it or what must come first. `misfit` says that it is the wrong charger for this vehicle. A car, a variant or a charger that we do not know answers 404 not_found, a figure that cannot be 422 invalid_input.",
    input: {
      charger: "ac02p-7-4-kw",
      car: "hyundai-creta-electric",
      variant: "51.4 kWh",
      phases: 1,
      sanctioned_kw: 5,
      peak_kw: 3,
      km_a_day: 40,
      state: "Karnataka",
    },
    output: {
      product: { slug: "ac02p-7-4-kw", name: "AC02P 7.4 kW", rated_power_w: 7400, price: 42999 },
      vehicle: "Hyundai Creta Electric 51.4 kWh",
      misfit: null,
      gives_kw: 7.2,
      limit: "car",
      charge: { from: 10, to: 100, hours: 7.14 },
      hours_for_day: 0.83,
      headline: "7 h 10 min from 10 to 100 %",
      words: [
        "Charges at 7.2 kW: your vehicle takes no more.",
        "50 min put back the 40 km of a day.",
      ],
      supply: {
        state: "extension",
        spare_kw: 2,
        to_kw: 11,
        changes: ["load_extension"],
        is_ready: false,
        text: "First: more load",
        words: [
          "It is above the 2 kW that you have to spare: apply for a sanctioned load of 11 kW first.",
        ],
      },
      steps: [
        {
          change: "load_extension",
          title: "A larger sanctioned load",
          texts: ["Apply to your DISCOM with your last bill."],
        },
      ],
      month: {
        kwh: 180,
        rows: [
          {
            name: "EV meter, BESCOM and the other DISCOMs",
            cost: 810,
            order: "KERC order of 31 July 2024",
            verified_on: null,
          },
        ],
        petrol: 8233.6,
        km_per_litre: 15,
      },
      verified_on: null,
    },
  },
};
