import type { Archive, ArchiveFile } from '../archive/archive.ts';
import { type ImportedFile, type ImportItem, importProblem } from '../imported-entry.ts';

/** The files that one entry takes along, each once, and those that are missing. */
export function createAttachedFiles() {
  const files: ImportedFile[] = [];
  const missing: ImportItem[] = [];
  return {
    files,
    missing,
    /** Takes a file along and answers what images refer to it by; null where there is none. */
    take(file: ArchiveFile | undefined, wanted: string): string | null {
      if (!file) {
        missing.push(importProblem('missing-file', wanted));
        return null;
      }
      const known = files.find((one) => one.file === file);
      if (known) return known.reference;
      const reference = `imported-${files.length}`;
      files.push({ reference, name: file.path.replace(/^.*\//, ''), file });
      return reference;
    },
  };
}

/** Finds files of an archive by their path, or by their name alone where that is enough. */
export function createFileLookup({
  files,
}: Archive): (target: string, folder?: string) => ArchiveFile | undefined {
  const byPath = new Map(files.map((file) => [file.path.toLowerCase(), file]));
  const byName = new Map(files.map((file) => [file.path.replace(/^.*\//, '').toLowerCase(), file]));
  return (target, folder = '') => {
    const path = target
      .normalize('NFC')
      .replace(/^\.?\//, '')
      .toLowerCase();
    const steps: string[] = [];
    for (const step of `${folder.toLowerCase()}${path}`.split('/')) {
      if (step === '..') steps.pop();
      else if (step !== '.' && step !== '') steps.push(step);
    }
    return byPath.get(steps.join('/')) ?? byPath.get(path) ?? byName.get(path.replace(/^.*\//, ''));
  };
}
