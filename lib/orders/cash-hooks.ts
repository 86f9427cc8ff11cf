"use client";
import { useCallMutation } from "@/lib/http/hooks";
import { recordCash, reportNotDelivered, takeBackCash } from "@/lib/orders/cash-contract";

export const useRecordCash = () => useCallMutation(recordCash);
export const useTakeBackCash = () => useCallMutation(takeBackCash);
export const useReportNotDelivered = () => useCallMutation(reportNotDelivered);
