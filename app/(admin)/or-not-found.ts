import { notFound } from "next/navigation";
import { AppError } from "@/lib/call/errors";

/** Shows the 404 page for what does not exist. @throws what else went wrong. */
export function orNotFound(error: unknown): never {
  if (error instanceof AppError && error.code === "not_found") notFound();
  throw error;
}
