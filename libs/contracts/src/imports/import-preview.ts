/** Why something is not imported, and how often; the first that it happened to are named. */
export type ImportFault = { code: string; count: number; examples: string[] };

/** What would come of an archive. */
export type ImportPreview = {
  format: 'day-one' | 'journey' | 'daylio' | 'highlights' | 'markdown' | 'text' | 'reflectory';
  entries: number;
  /** Pictures, sounds, films and documents, which come after the entries. */
  files: number;
  /** Of an export: rows besides entries, and how many of them say how somebody was. */
  rows?: number;
  checkIns?: number;
  /** ISO; null without entries. */
  first: string | null;
  last: string | null;
  /** Titles of the first journals. */
  journals: string[];
  faults: ImportFault[];
};
