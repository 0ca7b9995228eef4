import path from 'node:path';

/** Folder of this service's migrations. */
export const migrationsFolder = path.join(import.meta.dirname, '../migrations');
