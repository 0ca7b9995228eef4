export { importEvents } from './events.ts';
export { IMPORT_LIMIT_BYTES, IMPORT_PART_BYTES, importPartName } from './import-parts.ts';
export type { ImportFault, ImportPreview } from './import-preview.ts';
export { type ImportInsert, type ImportRow, importsTables, type ImportUpdate } from './rows.ts';
