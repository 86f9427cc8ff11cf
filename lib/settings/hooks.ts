"use client";
import { useCallMutation } from "@/lib/http/hooks";
import { updateShopSettings } from "@/lib/settings/contract";

export const useUpdateShopSettings = () => useCallMutation(updateShopSettings);
