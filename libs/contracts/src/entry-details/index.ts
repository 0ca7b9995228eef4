export {
  type EntryConflictRow,
  entryDetailsTables,
  type EntryVersionRow,
  type JournalRow,
  type JournalUpdate,
} from './rows.ts';
