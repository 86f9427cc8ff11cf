import { revalidate } from "@/lib/catalogue/revalidation";

export const POST = revalidate;
