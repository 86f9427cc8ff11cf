"use client";
import { useCallMutation } from "@/lib/http/browser/hooks";
import { recordCash } from "@/lib/orders/cash/contract";

export const useRecordCash = () => useCallMutation(recordCash);
