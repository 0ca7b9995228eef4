import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Release, releaseSchema } from '@reflectory/contracts/remotes';
import { LRUCache } from 'lru-cache';
import { createPieceIndex } from './piece-index.ts';

/** Encodings of which a release holds ready-made copies, best first. */
export const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];
const suffixes: Record<Encoding, string> = { br: '.br', gzip: '.gz' };

/** Everything that was ever published and still lies there: pages that are open go on using it. */
export type ReleaseArchive = {
  /** Null when there is no such release. @throws when its description cannot be read or names another. */
  find(name: string, hash: string): Promise<Release | null>;
  /** A release that has this piece, whichever: they all have the same; null where none has. */
  findWithPiece(name: string, path: string): Promise<Release | null>;
  /** Content of a listed file, or of its ready-made compressed copy; null where there is none. */
  read(release: Release, path: string, encoding?: Encoding): Promise<Buffer | null>;
};

/** Bytes of files that are kept in memory. */
const keptBytes = 64 * 1024 * 1024;
const absentCodes = new Set(['ENOENT', 'ENOTDIR', 'EISDIR']);

/** Content of a file; null when there is none. */
export async function readIfThere(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && absentCodes.has(String(error.code))) return null;
    throw error;
  }
}

/** Releases at `{directory}/{name}/{hash}`. */
export function createReleaseArchive(directory: string): ReleaseArchive {
  const known = new LRUCache<string, Release>({ max: 200 });
  const files = new LRUCache<string, Buffer>({
    maxSize: keptBytes,
    maxEntrySize: keptBytes / 8,
    sizeCalculation: (file) => file.length + 1,
  });
  const { name: nameSchema, hash: hashSchema } = releaseSchema.shape;

  async function find(name: string, hash: string): Promise<Release | null> {
    if (!nameSchema.safeParse(name).success || !hashSchema.safeParse(hash).success) return null;
    const place = `${name}/${hash}`;
    const remembered = known.get(place);
    if (remembered) return remembered;
    const text = await readIfThere(join(directory, place, 'release.json'));
    if (!text) return null;
    const release = releaseSchema.parse(JSON.parse(text.toString('utf8')));
    if (release.name !== name || release.hash !== hash) throw new Error(`${place} describes another release`);
    known.set(place, release);
    return release;
  }

  const pieces = createPieceIndex(directory, find);
  return {
    find,
    findWithPiece: async (name, path) =>
      nameSchema.safeParse(name).success ? pieces.find(name, path) : null,
    async read(release, path, encoding) {
      if (!Object.hasOwn(release.files, path)) return null;
      const place = join(release.name, release.hash, path) + (encoding ? suffixes[encoding] : '');
      const remembered = files.get(place);
      if (remembered) return remembered;
      const content = await readIfThere(join(directory, place));
      if (content) files.set(place, content);
      return content;
    },
  };
}
