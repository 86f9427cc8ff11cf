/** Apart from the components, because a page on the server reads no value out of a client file. */
export const HISTORY_FAILURE = "Failed to load order history. Please try again.";
export const ALL_ORDERS_FAILURE = "Error fetching orders. Please try again.";
