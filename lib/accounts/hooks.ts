"use client";
import { useQueryClient } from "@tanstack/react-query";
import {
  type Address,
  addAddress,
  deleteAddress,
  getProfile,
  listAddresses,
  lookUpPin,
  type Profile,
  removeProfilePicture,
  setDefaultAddress,
  updateAddress,
  updateProfile,
  uploadProfilePicture,
} from "@/lib/accounts/contract";
import { callKey, useCallMutation, useCallQuery } from "@/lib/http/browser/hooks";

// ---- the person

export function useProfile(initialData: Profile) {
  return useCallQuery(getProfile, {}, { initialData: { user_data: initialData } });
}

/** Refetches the profile after another feature has changed it. */
export function useReloadProfile() {
  return useReload(getProfile);
}

export const useUpdateProfile = () =>
  useCallMutation(updateProfile, { onSuccess: useReloadProfile() });
export const useUploadPicture = () =>
  useCallMutation(uploadProfilePicture, { onSuccess: useReloadProfile() });
export const useRemovePicture = () =>
  useCallMutation(removeProfilePicture, { onSuccess: useReloadProfile() });

// ---- addresses

export function useAddresses(initialData?: Address[]) {
  return useCallQuery(listAddresses, {}, { initialData });
}

export const useAddAddress = () =>
  useCallMutation(addAddress, { onSuccess: useReload(listAddresses) });
export const useUpdateAddress = () =>
  useCallMutation(updateAddress, { onSuccess: useReload(listAddresses) });
export const useSetDefaultAddress = () =>
  useCallMutation(setDefaultAddress, { onSuccess: useReload(listAddresses) });
export const useDeleteAddress = () =>
  useCallMutation(deleteAddress, { onSuccess: useReload(listAddresses) });

/** The place of a PIN code once it has six digits; the last one while it is edited. */
export function usePinPlace(pin: string) {
  const enabled = /^[1-9]\d{5}$/.test(pin);
  const options = { enabled, staleTime: Number.POSITIVE_INFINITY, keepLast: true };
  return useCallQuery(lookUpPin, { pin }, options);
}

function useReload(spec: Parameters<typeof callKey>[0]) {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: callKey(spec) });
}
