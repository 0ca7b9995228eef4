/** Number of words in a text; "don't" and "well-being" are one word each. */
export const countWords = (text: string): number =>
  text.match(/[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
