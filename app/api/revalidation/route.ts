import { revalidate } from "@/lib/catalogue/freshness/revalidation";

export const POST = revalidate;
