export { type QuickEntry, type QuickFields, type QuickPiece, readQuickEntry } from './read-quick-entry.ts';
