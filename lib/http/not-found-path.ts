/** An address at which there is nothing and never will be: it is answered by the one page that says so, made once. */
export const NOT_FOUND_PATH = "/-/-";
