"use client";
import { useCallMutation } from "@/lib/http/hooks";
import { recordCash } from "@/lib/orders/cash-contract";

export const useRecordCash = () => useCallMutation(recordCash);
