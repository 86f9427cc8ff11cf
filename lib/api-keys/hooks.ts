"use client";
import { createApiKey, revokeApiKey } from "@/lib/api-keys/contract";
import { useCallMutation } from "@/lib/http/browser/hooks";

/** What is drawn by the server is the caller's to refresh. */
export const useCreateApiKey = () => useCallMutation(createApiKey);
export const useRevokeApiKey = () => useCallMutation(revokeApiKey);
