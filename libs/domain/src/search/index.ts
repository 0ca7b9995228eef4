export { foldWords } from './fold-words.ts';
export { holdsWords } from './holds-words.ts';
export { type MarkedRange, markWords, type Snippet, snippetOf, type SoughtWords } from './mark-words.ts';
export { nearestWords, outlineOf, type WordOutline } from './nearest-words.ts';
export { parseSearch, type SearchTerm } from './parse-search.ts';
export { containing } from './containing.ts';
