"use client";
import { useQueryClient } from "@tanstack/react-query";
import { type Address, addAddress, listAddresses } from "@/lib/accounts/contract";
import { callKey, useCallMutation, useCallQuery } from "@/lib/http/hooks";

export function useAddresses(initialData?: Address[]) {
  return useCallQuery(listAddresses, {}, { initialData });
}

export function useAddAddress() {
  const client = useQueryClient();
  return useCallMutation(addAddress, {
    onSuccess: () => client.invalidateQueries({ queryKey: callKey(listAddresses) }),
  });
}
