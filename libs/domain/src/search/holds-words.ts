import { foldWords } from './fold-words.ts';

/** Tells whether a text has every word of a query, in whatever case and with whatever accents, also within longer words. */
export function holdsWords(query: string): (text: string) => boolean {
  const words = foldWords(query);
  return (text) => {
    const folded = foldWords(text).join(' ');
    return words.every((word) => folded.includes(word));
  };
}
