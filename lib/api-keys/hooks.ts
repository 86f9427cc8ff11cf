"use client";
import { createApiKey, revokeApiKey } from "@/lib/api-keys/contract";
import { useCallMutation } from "@/lib/http/browser/hooks";

/** The caller refreshes the server-rendered page. */
export const useCreateApiKey = () => useCallMutation(createApiKey);
export const useRevokeApiKey = () => useCallMutation(revokeApiKey);
