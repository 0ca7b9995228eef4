export { LONGEST_QUOTE, pieceOf, quoteAt, quoteOfSentence } from './quote-at.ts';
