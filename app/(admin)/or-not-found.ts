import { notFound } from "next/navigation";
import { AppError } from "@/lib/call/errors";

/** Shows the 404 page for a "not_found" error. @throws any other error. */
export function orNotFound(error: unknown): never {
  if (error instanceof AppError && error.code === "not_found") notFound();
  throw error;
}
