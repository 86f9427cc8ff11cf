import type { Chapter } from "@/lib/call/chapters";
import type { ContractDocs } from "@/lib/call/docs";
import { ADMIN_NAME, NOW, PLACED_AT, PRODUCT_ID } from "@/lib/call/docs-samples";
import type * as contract from "@/lib/catalogue/stock/contract";

const movement = {
  id: "01a22210-4b7a-7e15-8c93-d0f1a2b3c4d5",
  delta: 20,
  reason: "received" as const,
  note: "Delivery note 4471",
  by: ADMIN_NAME,
  at: NOW,
};

export const chapter: Chapter = "Stock";

export const docs: ContractDocs<typeof contract> = {
  moveStock: {
    summary: "Move the stock of a product",
    description:
      "Adds units that were received, takes off damaged ones, or corrects the count by a number with its sign; the movement keeps who did it and why. More units taken off than there are answers `conflict` with a message that names what is there. The same `key` moves once, and answers the first movement again; used for another product or another movement it answers `conflict`. Staff who asked for it are emailed when a product falls to the low-stock level.",
    input: {
      id: PRODUCT_ID,
      reason: "received",
      units: 20,
      note: "Delivery note 4471",
      key: "5f0c2f7e-93b1-4f0e-8a64-1d2c3b4a5968",
    },
    output: { message: "Stock saved: 63 units now.", quantity: 63, movement },
  },
  listStockMovements: {
    summary: "List the stock movements of a product",
    description:
      "Answers every change of a product's stock, newest first; the deltas add up to its quantity. Reservations of a checkout (reserved), their release and the units of cancelled orders (restocked) stand beside what administrators moved. Pages go by `after` and `before`, the ids that `next` and `previous` answer.",
    input: { id: PRODUCT_ID, limit: 20 },
    output: {
      movements: [
        movement,
        {
          id: "01a221dd-f3c5-7a02-b6e1-90a8b7c6d5e4",
          delta: -1,
          reason: "reserved",
          note: null,
          by: null,
          at: PLACED_AT,
        },
      ],
      next: null,
      previous: null,
    },
  },
};
