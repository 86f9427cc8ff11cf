/** In a file of their own, because a server component cannot import a value from a client module. */
export const HISTORY_FAILURE = "Failed to load order history. Please try again.";
export const ALL_ORDERS_FAILURE = "Error fetching orders. Please try again.";
