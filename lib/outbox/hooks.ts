"use client";
import { useCallMutation } from "@/lib/http/browser/hooks";
import { removeUnsentMail, sendMailsAgain } from "@/lib/outbox/contract";

/** The caller refreshes the server-rendered page. */
export const useSendMailsAgain = () => useCallMutation(sendMailsAgain);
export const useRemoveUnsentMail = () => useCallMutation(removeUnsentMail);
