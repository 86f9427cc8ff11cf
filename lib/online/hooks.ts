"use client";
import { useCallMutation } from "@/lib/http/hooks";
import { updateOnlineSettings } from "@/lib/online/contract";

export const useUpdateOnlineSettings = () => useCallMutation(updateOnlineSettings);
