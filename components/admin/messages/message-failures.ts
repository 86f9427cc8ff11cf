/** Apart from the components, because a page on the server reads no value out of a client file. */
export const MESSAGES_FAILURE = "The messages could not be loaded. Please try again.";
export const DEMOS_FAILURE = "The demo requests could not be loaded. Please try again.";
