import { type FSWatcher, watch } from 'node:fs';
import { join } from 'node:path';
import type { Release } from '@reflectory/contracts/remotes';
import type { Logger } from '@reflectory/server-kit';
import * as z from 'zod';
import { createReleaseArchive, readIfThere, type ReleaseArchive } from './release-archive.ts';

/** Published releases, and which of them are current. */
export type ReleaseStore = ReleaseArchive & {
  /** The release that new documents use. */
  findCurrent(name: Release['name']): Release | null;
  /** Every current release. */
  listCurrent(): Release[];
  /** Reads what is current and follows it. */
  start(): Promise<void>;
  stop(): void;
  /** Calls back with the names whose current release has changed; returns what ends that. */
  subscribe(listener: (names: string[]) => void): () => void;
};

export type ReleaseStoreOptions = { directory: string; log: Logger; pollMs?: number };

const currentSchema = z.record(z.string(), z.string());

/** Reads `current.json` and calls `replace` for what has changed in it. */
function createCurrentReader({ directory, log }: ReleaseStoreOptions, archive: ReleaseArchive) {
  let current: ReadonlyMap<string, Release> = new Map();
  let lastText = '';

  async function findUsable(name: string, hash: string): Promise<Release | null> {
    try {
      return await archive.find(name, hash);
    } catch (error) {
      log.error({ err: error, name, hash }, 'release cannot be used');
      return null;
    }
  }

  return {
    get: (name: string) => current.get(name) ?? null,
    list: () => [...current.values()],
    /**
     * Names that changed, withdrawn ones too. A release that cannot be read leaves the one before in place, and is tried
     * again.
     */
    async refresh(): Promise<string[]> {
      const text = (await readIfThere(join(directory, 'current.json')))?.toString('utf8') ?? '';
      if (text === lastText || text === '') return [];
      const named = currentSchema.parse(JSON.parse(text));
      const wanted = Object.entries(named);
      const found = await Promise.all(wanted.map(([name, hash]) => findUsable(name, hash)));
      const usable = found.filter((release) => release !== null);
      const changed = usable.filter((release) => current.get(release.name)?.hash !== release.hash);
      const withdrawn = [...current.keys()].filter((name) => !Object.hasOwn(named, name));
      const kept = [...current].filter(([name]) => Object.hasOwn(named, name));
      current = new Map([...kept, ...usable.map((release) => [release.name, release] as const)]);
      if (usable.length === wanted.length) lastText = text;
      return [...changed.map((release) => release.name), ...withdrawn];
    },
  };
}

/**
 * Releases below `directory`: `{name}/{hash}/…`, and `current.json` that names the current hash of each. Changes are
 * watched for, and looked for every `pollMs` in case the file system tells nothing.
 */
export function createReleaseStore(options: ReleaseStoreOptions): ReleaseStore {
  const { directory, log, pollMs = 2000 } = options;
  const archive = createReleaseArchive(directory);
  const reader = createCurrentReader(options, archive);
  const listeners = new Set<(names: string[]) => void>();
  let watcher: FSWatcher | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function refresh(): Promise<void> {
    try {
      const names = await reader.refresh();
      if (names.length === 0) return;
      log.info({ releases: names }, 'serving new releases');
      for (const listener of listeners) listener(names);
    } catch (error) {
      log.warn({ err: error }, 'current.json cannot be read');
    }
  }

  return {
    ...archive,
    findCurrent: (name) => reader.get(name),
    listCurrent: () => reader.list(),
    async start() {
      await refresh();
      timer = setInterval(() => void refresh(), pollMs);
      try {
        watcher = watch(directory, () => void refresh());
        watcher.on('error', (error) => log.warn({ err: error }, 'releases are polled only'));
      } catch (error) {
        log.warn({ err: error }, 'releases are polled only');
      }
    },
    stop() {
      watcher?.close();
      clearInterval(timer);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
