/** Next would take the one of the repository. */
export function register() {}
