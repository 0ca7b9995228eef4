import { readFileSync } from 'node:fs';
import path from 'node:path';

/** One sentence of the specification that can be shown or that says why it cannot. */
export type Statement = {
  /** `<section>.<number>`, never given to another statement. */
  id: string;
  says: string;
  /** Why no test can show it. */
  notObservable?: string;
};

/** All statements, in the order of the specification. */
export function readStatements(): Statement[] {
  const file = path.join(import.meta.dirname, 'statements.json');
  return JSON.parse(readFileSync(file, 'utf8')) as Statement[];
}
