import { globSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { TableFacts } from '../database/index.ts';

const areas = path.join(import.meta.dirname, '..');
const modules = await Promise.all(
  globSync('*/rows.ts', { cwd: areas })
    .toSorted()
    .map((file) => import(/* @vite-ignore */ pathToFileURL(path.join(areas, file)).href) as Promise<object>),
);

/** What the database does with every table that clients reach, whichever area it is of. */
export const tableFacts: Readonly<Record<string, TableFacts>> = Object.assign(
  {},
  ...modules.flatMap((module) => Object.values(module) as object[]),
);
