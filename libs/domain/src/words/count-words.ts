const WORD = /[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu;

/** Words in a text: runs of letters and digits; "don't", "well-being" and "3.5" are one word each. */
export const countWords = (text: string): number => text.match(WORD)?.length ?? 0;
