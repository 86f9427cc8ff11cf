/** An address that never exists: it renders the one prerendered "not found" page. */
export const NOT_FOUND_PATH = "/-/-";
