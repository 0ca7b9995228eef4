import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** Where a program lies; null where it is not installed. */
export function onPath(names: readonly string[]): string | null {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  const places = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return places.find(isProgram) ?? null;
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
