export { foldWords } from './fold-words.ts';
export { type MarkedRange, markWords, type Snippet, snippetOf } from './mark-words.ts';
export { lengthsNear, nearestWords } from './nearest-words.ts';
export { parseSearch, type SearchTerm } from './parse-search.ts';
