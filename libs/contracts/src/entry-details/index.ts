export { type EntryConflictRow, entryDetailsTables, type EntryVersionRow, type JournalRow } from './rows.ts';
