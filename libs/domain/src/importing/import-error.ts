/** Why something cannot be imported; texts are made of these. */
export type ImportProblemCode =
  | 'unknown-format'
  | 'unknown-table'
  | 'broken-archive'
  | 'too-many-files'
  | 'too-large'
  | 'encrypted'
  | 'broken-json'
  | 'broken-table'
  | 'broken-file'
  | 'broken-date'
  | 'too-long'
  | 'empty'
  | 'unsafe-path'
  | 'missing-file'
  | 'unknown-file'
  | 'unknown-column';

/** One thing that does not come, and which. */
export type ImportProblem = {
  code: ImportProblemCode;
  /** A path in the archive, or what names the entry there. */
  item: string;
};

/** Nothing of the archive can be read, or nothing more of it. */
export class ImportError extends Error {
  readonly problem: ImportProblem;

  constructor(code: ImportProblemCode, item = '') {
    super(item === '' ? code : `${code}: ${item}`);
    this.name = 'ImportError';
    this.problem = { code, item };
  }
}
