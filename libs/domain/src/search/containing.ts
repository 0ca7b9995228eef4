/** A pattern of `ilike` for texts that have some words in them; signs of patterns stand for themselves. */
export const containing = (words: string): string =>
  `%${words.trim().replaceAll(/[%_\\]/g, String.raw`\$&`)}%`;
