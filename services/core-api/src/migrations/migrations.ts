import { globSync } from 'node:fs';
import path from 'node:path';
import type { Migrations } from '@reflectory/runtime/database';
import { baseline } from './baseline.ts';

const root = path.resolve(import.meta.dirname, '../../../..');

/** Every migration of this service: those of its features and of the parts that it is made of. */
export const migrations: Migrations = {
  folders: globSync(['libs/*/migrations', 'services/core-api/src/features/*/migrations'], { cwd: root })
    .toSorted()
    .map((folder) => path.join(root, folder)),
  baseline,
};
