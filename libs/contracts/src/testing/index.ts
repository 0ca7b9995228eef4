import { globSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { TableFacts } from '../database/index.ts';
import type { FunctionContract } from '../functions/index.ts';

const areas = path.join(import.meta.dirname, '..');

/** What the modules of all areas export under names that end like this. */
async function gather<Value>(files: string, ending: string): Promise<Readonly<Record<string, Value>>> {
  const modules = await Promise.all(
    // A module that waits for itself would wait for ever.
    globSync(files, { cwd: areas, exclude: ['testing/**'] })
      .toSorted()
      .map(
        (file) =>
          import(/* @vite-ignore */ pathToFileURL(path.join(areas, file)).href) as Promise<
            Record<string, Record<string, Value>>
          >,
      ),
  );
  const found = modules.flatMap((module) => Object.entries(module));
  return Object.assign({}, ...found.flatMap(([name, value]) => (name.endsWith(ending) ? [value] : [])));
}

/** What the database does with every table that clients reach, whichever area it is of. */
export const tableFacts = await gather<TableFacts>('*/rows.ts', 'Tables');

/** Input and output of every function, whichever area it is of. */
export const functionContracts = await gather<FunctionContract>('*/index.ts', 'Functions');
