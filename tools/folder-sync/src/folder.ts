import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { conflictFile, type EntryFile, readEntryFile } from './entry-file.ts';
import { conflictNames, fileName, nameKey, uniqueName } from './file-names.ts';
import type { Reason, Unreadable } from './plan.ts';
import { writeWhole } from './state.ts';

/** Bytes of one file. */
const LARGEST = 2_000_000;
const REMOVED_FOLDER = '.removed';

/** The folder of somebody's Markdown files. */
export type Folder = {
  scan(): { files: EntryFile[]; unreadable: Unreadable[] };
  /** The file as it is now; null where it is gone or cannot be read. */
  readAgain(file: string): { file: EntryFile; content: string } | null;
  has(file: string): boolean;
  write(file: string, content: string): void;
  /** A name for a new file, none that is taken. */
  nameFor(day: string, title: string): string;
  /** Puts local words beside their entry, once however often it is called. */
  writeBeside(file: EntryFile, entryId: string, day: string): string;
  moveAway(file: string): string;
};

/** Files in it and in its folders, but for those whose name begins with a dot. */
function listFiles(root: string, below = ''): string[] {
  return readdirSync(path.join(root, below), { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.'))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((item) => {
      const name = path.posix.join(below, item.name);
      if (item.isDirectory()) return listFiles(root, name);
      return item.isFile() && /\.md$/i.test(item.name) ? [name] : [];
    });
}

function readText(file: string): { content: string; changedAt: Date } | Reason {
  try {
    const { size, mtime } = statSync(file);
    if (size > LARGEST) return 'too-large';
    const bytes = readFileSync(file);
    if (bytes.includes(0)) return 'binary';
    return { content: new TextDecoder('utf-8', { fatal: true }).decode(bytes), changedAt: mtime };
  } catch (error) {
    return error instanceof TypeError ? 'binary' : 'unreadable';
  }
}

/** Opens a folder; times without a zone are by the clocks of `zone`. */
export function openFolder(root: string, zone: string): Folder {
  const taken = new Set<string>();
  const read = (file: string) => {
    const text = readText(path.join(root, file));
    if (typeof text === 'string') return text;
    const parsed = readEntryFile(file, text.content, text.changedAt, zone);
    return parsed ? { file: parsed, content: text.content } : 'broken-front-matter';
  };
  const take = (name: string) => {
    taken.add(nameKey(name));
    return name;
  };
  return {
    scan() {
      const files: EntryFile[] = [];
      if (!existsSync(root)) return { files, unreadable: [] };
      const unreadable: Unreadable[] = [];
      for (const name of listFiles(root)) {
        take(name);
        const found = read(name);
        if (typeof found === 'string') unreadable.push({ path: name, reason: found });
        else files.push(found.file);
      }
      return { files, unreadable };
    },
    readAgain(file) {
      const found = read(file);
      return typeof found === 'string' ? null : found;
    },
    has: (file) => existsSync(path.join(root, file)),
    write(file, content) {
      mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
      writeWhole(path.join(root, file), content);
    },
    nameFor: (day, title) =>
      take(fileName(day, title, (key) => taken.has(key) || existsSync(path.join(root, key)))),
    writeBeside(file, entryId, day) {
      const content = conflictFile(file, entryId);
      for (const name of conflictNames(file.path, day)) {
        const there = readText(path.join(root, name));
        if (typeof there === 'object' && there.content === content) return name;
        if (existsSync(path.join(root, name))) continue;
        writeWhole(path.join(root, name), content);
        return take(name);
      }
      throw new Error('There is always another name');
    },
    moveAway(file) {
      const away = path.join(root, REMOVED_FOLDER);
      mkdirSync(away, { recursive: true });
      const base = path.basename(file).replace(/\.md$/i, '');
      const name = uniqueName(base, (key) => readdirSync(away).some((one) => nameKey(one) === key));
      renameSync(path.join(root, file), path.join(away, name));
      return path.posix.join(REMOVED_FOLDER, name);
    },
  };
}

/** Removes what a run left behind that was ended while it wrote. */
export function removeRemains(root: string): void {
  for (const name of readdirSync(root)) {
    if (/^\.reflectory-\d+\.tmp$/.test(name)) rmSync(path.join(root, name));
  }
}
