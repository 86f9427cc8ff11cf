import type { Order } from "@/lib/orders/contract";
import type { PaperView } from "@/lib/orders/papers/view";

/** The tax documents of some orders, each once, in the order of their issue. */
export function papersOf(orders: readonly Pick<Order, "tax_documents">[]): PaperView[] {
  const papers = new Map(
    orders.flatMap(({ tax_documents }) => tax_documents.map((paper) => [paper.id, paper] as const)),
  );
  return [...papers.values()].sort((a, b) => a.issued_at.getTime() - b.issued_at.getTime());
}
