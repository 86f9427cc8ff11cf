/** How many entries a list is asked for at once, by the page that draws the first ones and by the browser after it. */
export const PAGE = 20;
