import type * as contract from "@/lib/accounts/contract";
import type { ContractDocs } from "@/lib/call/docs";
import * as sample from "@/lib/call/docs-samples";

const parents = {
  ...sample.ADDRESS,
  id: "01a1f90f-993f-7731-a38a-8459aecebc52",
  type: "Other" as const,
  custom_type_name: "Parents",
  house_building: "17/402, Chakkalayil House",
  locality_street: "Diwan's Road, Ravipuram",
  landmark: null,
  city: "Ernakulam",
  district: "Ernakulam",
  state: "Kerala",
  pin: "682016",
  is_default: false,
};

type AddressCall =
  | "listAddresses"
  | "addAddress"
  | "updateAddress"
  | "setDefaultAddress"
  | "deleteAddress"
  | "lookUpPin";

/** The documentation of the address calls. */
export const addressDocs: Pick<ContractDocs<typeof contract>, AddressCall> = {
  listAddresses: {
    summary: "List the customer's addresses",
    description:
      "The answer is an array: the default address first, then the oldest. A customer without addresses gets an empty one.",
    input: {},
    output: [sample.ADDRESS, parents],
  },
  addAddress: {
    summary: "Add an address",
    description:
      "The first address of a customer becomes the default, whatever `is_default` says; later ones do with `is_default: true`, and then the default before is one no more. The type Other needs a `custom_type_name`; with Home and Work it is ignored. Only India is delivered to, `state` is one of the 28 states and 8 union territories as GST names them, and `pin` has six digits; wrong fields answer 422 invalid_input. A call that is sent twice makes two addresses.",
    input: {
      type: "Other",
      custom_type_name: "Parents",
      house_building: parents.house_building,
      locality_street: parents.locality_street,
      landmark: null,
      city: "Ernakulam",
      po_ps: null,
      district: "Ernakulam",
      state: "Kerala",
      pin: "682016",
      country: "India",
      is_default: false,
    },
    output: { message: "Address added successfully!", address: parents },
  },
  updateAddress: {
    summary: "Change an address",
    description:
      "The address is named by its type in the path. `id` in the query says exactly which one; without it the oldest of the type is meant, and for Other `custom_name` in the query picks the one of that name. Fields that are left out stay, null empties `landmark` and `po_ps`, and type and name cannot be changed. Orders that were placed keep the address they were placed with; an address that is not the customer's answers 404 not_found.",
    input: { type: "Home", id: sample.ADDRESS_ID, landmark: "Behind the metro station" },
    output: {
      message: "Home address updated successfully.",
      address: { ...sample.ADDRESS, landmark: "Behind the metro station" },
    },
  },
  setDefaultAddress: {
    summary: "Make an address the default",
    description:
      "Orders are delivered to the default address where they name no other. Which address is meant is said as in the change of an address: its type in the path, and `id` or, for Other, `custom_name` in the query. The default before stays as a plain address; the call may be repeated.",
    input: { type: "Other", custom_name: "Parents" },
    output: {
      message: "Other address set as default.",
      address: { ...parents, is_default: true },
    },
  },
  deleteAddress: {
    summary: "Delete an address",
    description:
      "Which address is meant is said as in the change of an address. When it was the default, the one that was added last takes over: `default_id` is the id of the default address from now on, null when none is left, and `message` names a new one. Without `id` a repeated call may delete the next address of the same type, so programs should send the id; an address that is gone answers 404 not_found.",
    input: { type: "Other", id: parents.id },
    output: { message: "Other address deleted successfully.", default_id: sample.ADDRESS_ID },
  },
  lookUpPin: {
    summary: "Find the place of a PIN code",
    description:
      "Fills city, district and state of an address form, from India Post's directory; it needs no user. `other_states` names further states that share the PIN code, mostly none. What a person types by hand wins: an address is not refused when it contradicts this answer. An unknown PIN code answers 404 not_found, one without six digits 422 invalid_input.",
    input: { pin: sample.ADDRESS.pin },
    output: {
      pin: "201309",
      city: "Noida",
      district: "Gautam Buddha Nagar",
      state: "Uttar Pradesh",
      other_states: [],
    },
  },
};
