/** In a file of their own, because a server component cannot import a value from a client module. */
export const MESSAGES_FAILURE = "The messages could not be loaded. Please try again.";
export const DEMOS_FAILURE = "The demo requests could not be loaded. Please try again.";
