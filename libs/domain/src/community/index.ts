export { cleanWords, holdsLink } from './clean-words.ts';
export { HIDDEN, type MarkChoice, piecesOf, redact, type TextPiece } from './redaction.ts';
