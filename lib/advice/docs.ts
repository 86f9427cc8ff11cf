import type * as contract from "@/lib/advice/contract";
import type { Chapter } from "@/lib/call/chapters";
import type { ContractDocs } from "@/lib/call/docs";

export const chapter: Chapter = "Products";

export const docs: ContractDocs<typeof contract> = {
  adviseCharger: {
    summary: "Find the charger for a car, its connection and its nights",
    description:
      "Takes a car of our list by the last part of its address under /cars, with one of its variants, or its figures in `own`; the phases and the sanctioned load of the connection, as the electricity bill states it; and how far and how long it is driven and parked. Answers one to three chargers in stock, cheapest first: the cheapest that is enough as things are, and what more buys. `limit` names what its power stops at, `load` says whether the connection carries it, `changes` what must come first, and `words` says all of it in sentences. `steps` says how to get each change, with what differs in `state`; `month` what thirty such days cost by the tariffs of that state or your `rate`, beside petrol. For a scooter no charger above 3.3 kW is offered. A car or a variant that we do not know answers 404 not_found, a figure that cannot be 422 invalid_input.",
    input: {
      car: "hyundai-creta-electric",
      variant: "51.4 kWh",
      place: "house",
      phases: 1,
      sanctioned_kw: 5,
      peak_kw: 3,
      hours_parked: 9,
      km_a_day: 40,
      metres_to_meter: 18,
      state: "Karnataka",
    },
    output: {
      need_kwh: 5.4,
      need_kw: 0.67,
      offers: [
        {
          product: {
            slug: "ac01w-3-3-kw",
            name: "AC01W 3.3 kW",
            rated_power_w: 3300,
            price: 18999,
          },
          gives_kw: 3.3,
          limit: "unit",
          hours_for_day: 1.82,
          hours_full: 15.58,
          km_a_night: 198,
          is_enough: true,
          load: { state: "at_night", spare_kw: 2, to_kw: null },
          changes: [],
          cable: { mm2: 2.5, amps: 14 },
          words: [
            "Charges at 3.3 kW: all that this charger gives.",
            "1 h 50 min put back the 40 km of a day.",
            "It is above the 2 kW that you have to spare at peak, so set it to charge after 10 pm.",
          ],
        },
      ],
      not_bigger: "7.4 kW would need a larger sanctioned load.",
      steps: [],
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
  adviseFleet: {
    summary: "Count the chargers for a fleet",
    description:
      "Takes a vehicle as `POST /advice` does, how many there are, how far they are driven and how long they stand at the chargers. Answers how many points of each charger in stock are needed, with `queue_factor` more than the arithmetic says because vehicles come late and together, what they draw, and the connection to apply for. A plan above `transformer_kva` is listed last, with `is_possible` false and both numbers in `words`. `plans` is empty if the vehicles drive more than they can charge in that time. A car or a variant that we do not know answers 404 not_found, a figure that cannot be 422 invalid_input.",
    input: {
      car: "tata-xpres-t",
      vehicles: 20,
      km_a_day: 120,
      hours_parked: 10,
      transformer_kva: 100,
    },
    output: {
      need_kwh: 276,
      queue_factor: 1.2,
      plans: [
        {
          product: {
            slug: "ac01w-3-3-kw",
            name: "AC01W 3.3 kW",
            rated_power_w: 3300,
            price: 18999,
          },
          points: 12,
          gives_kw: 3.3,
          demand_kw: 39.6,
          connection_kva: 41.25,
          price: 227988,
          is_possible: true,
          words: ["12 points at 3.3 kW each draw 39.6 kW.", "Apply for a connection of 42 kVA."],
        },
      ],
    },
  },
};
