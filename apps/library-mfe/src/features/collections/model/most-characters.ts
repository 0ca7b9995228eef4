/** Characters of the name of a collection. */
export const MOST_CHARACTERS = 80;
