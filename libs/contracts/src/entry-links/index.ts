export { ENTRY_LINK_QUOTE_LENGTH, type EntryLinkTarget, entryLinkTargets } from './targets.ts';
export { type EntryLinkInsert, type EntryLinkRow, entryLinksTables } from './rows.ts';
