export { type LabelKind, labelFunctions, type UsedLabel } from './label-functions.ts';
export {
  type EntryConflictRow,
  entryDetailsTables,
  type EntryVersionRow,
  type JournalRow,
  type JournalUpdate,
} from './rows.ts';
