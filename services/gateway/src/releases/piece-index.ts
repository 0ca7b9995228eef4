import { access, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '@reflectory/contracts/remotes';

/** Finds releases by the pieces that they have. */
export type PieceIndex = {
  /** A release below the folder of `name` that has this piece; null where none has. */
  find(name: string, path: string): Promise<Release | null>;
};

/** Reads each release of an app once, when a piece is asked for that none of those before has. */
export function createPieceIndex(
  directory: string,
  findRelease: (name: string, hash: string) => Promise<Release | null>,
): PieceIndex {
  const seen = new Set<string>();
  const holders = new Map<string, Set<string>>();

  async function readNew(name: string): Promise<void> {
    const hashes = await readdir(join(directory, name)).catch(() => []);
    for (const hash of hashes.filter((one) => !seen.has(`${name}/${one}`))) {
      // A release that cannot be used, or is not whole yet, holds nothing.
      const release = await findRelease(name, hash).catch(() => null);
      if (!release) continue;
      seen.add(`${name}/${hash}`);
      for (const path of release.pieces) {
        const place = `${name}/${path}`;
        holders.set(place, (holders.get(place) ?? new Set()).add(hash));
      }
    }
  }

  /** Releases are removed by hand: what is not there any more is not answered with. */
  async function findKnown(name: string, path: string): Promise<Release | null> {
    for (const hash of holders.get(`${name}/${path}`) ?? []) {
      const isThere = await access(join(directory, name, hash, path)).then(
        () => true,
        () => false,
      );
      if (isThere) return findRelease(name, hash);
    }
    return null;
  }

  return {
    async find(name, path) {
      const known = await findKnown(name, path);
      if (known) return known;
      await readNew(name);
      return findKnown(name, path);
    },
  };
}
