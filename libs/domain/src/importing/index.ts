export { openArchive } from './archive/archive.ts';
export { type ArchiveSource, sourceOfBytes } from './archive/archive-source.ts';
export { FRONT_MATTER, readFrontMatter } from './formats/front-matter.ts';
export { ImportError, type ImportProblem } from './import-error.ts';
export type { ImportedEntry, ImportedFile, ImportedRow, ImportItem } from './imported-entry.ts';
export { openImport } from './read-import.ts';
export { documentOfMarkdown } from './text/document-of-markdown.ts';
export { datedName, knownZone, readDate } from './text/import-date.ts';
