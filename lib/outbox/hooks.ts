"use client";
import { useCallMutation } from "@/lib/http/browser/hooks";
import { removeUnsentMail, sendMailsAgain } from "@/lib/outbox/contract";

/** What is drawn by the server is the caller's to refresh. */
export const useSendMailsAgain = () => useCallMutation(sendMailsAgain);
export const useRemoveUnsentMail = () => useCallMutation(removeUnsentMail);
