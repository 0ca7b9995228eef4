import { resolve } from 'node:path';
import type { ServerPage } from '@reflectory/contracts/boot';
import { type Release, SERVER_ENTRY } from '@reflectory/contracts/remotes';
import { createScriptProcess } from '@reflectory/runtime/processes';
import { BusyError, createCircuitBreaker, type Logger, type WorkOwner } from '@reflectory/server-kit';
import { LRUCache } from 'lru-cache';
import type { GatewayMetrics } from '../metrics.ts';
import { checkMarkup } from './check-markup.ts';

/** Draws pages for visitors with the server entries of releases, each in a process of its own. */
export type PageRenderer = {
  /** Starts a process for each release with a server entry, and ends those of releases that are not current any more. */
  follow(releases: readonly Release[]): void;
  /** Whether the page of a route can be drawn now, as far as one knows. */
  canDraw(release: Release, route: string): boolean;
  /** Markup of a page; null where it cannot be had now, and the browser draws it alone. */
  draw(release: Release, page: ServerPage, owner: WorkOwner): Promise<string | null>;
  stop(): void;
};

export type PageRendererOptions = {
  /** Where the releases lie. */
  directory: string;
  log: Logger;
  metrics: Pick<GatewayMetrics, 'drawnPages'>;
  /** Milliseconds that a page may take, that it may wait for its turn, and for which what failed is left alone. */
  timeLimitMs?: number;
  waitMs?: number;
  restMs?: number;
};

/** Pages of one address that may wait. */
const WAITING_PER_PERSON = 8;
const MAX_HEAP_MB = 64;
/** Characters of what a page is drawn of, and of its markup: an entry has at most a fifth of it. */
const MAX_INPUT = 1_000_000;
const MAX_LENGTH = 4_000_000;
/** Pages in a row that failed after which an entry is left alone. */
const LIMIT = 3;
/** Addresses that failed and are remembered. */
const REMEMBERED = 1000;

type Program = { draw(page: ServerPage, owner: WorkOwner): Promise<string | null>; stop(): void };

/** `skipped`: it would take too much, or has just failed. */
type Drawing = { outcome: 'drawn' | 'skipped' | 'busy' | 'failed'; markup?: string };

class NotDrawnError extends Error {}

/** The work, or a failure after so many milliseconds; the work goes on. */
async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new NotDrawnError('The page took too long')), ms);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** The server entry of one release. */
function startProgram(release: Release, integrity: string, options: PageRendererOptions): Program {
  const { directory, timeLimitMs = 1000, waitMs = 500, restMs = 10_000 } = options;
  const log = options.log.child({ release: `${release.name} ${release.hash}` });
  const script = createScriptProcess({
    file: resolve(directory, release.name, release.hash, SERVER_ENTRY),
    integrity,
    call: 'serverEntry.draw',
    timeLimitMs,
    maxLength: MAX_LENGTH,
    waitMs,
    waitingPerPerson: WAITING_PER_PERSON,
    maxHeapMb: MAX_HEAP_MB,
  });
  // A page that fails again and again fails once: it does not take the drawing from all others.
  const failed = new LRUCache<string, true>({ max: REMEMBERED, ttl: restMs });
  const guarded = createCircuitBreaker({
    isAway: (error) => (error instanceof BusyError ? null : true),
    awayError: (cause) => new NotDrawnError('Nothing is drawn at the moment', { cause }),
    limit: LIMIT,
    restMs,
  });
  script.prepare().catch((error: unknown) => log.warn({ err: error }, 'server entry cannot be loaded'));
  const draw = async (page: ServerPage, owner: WorkOwner): Promise<Drawing> => {
    const key = `${owner.instance} ${page.path}`;
    const input = JSON.stringify(page);
    if (failed.has(key) || input.length > MAX_INPUT) return { outcome: 'skipped' };
    try {
      const work = () => within(timeLimitMs, script.call(owner, input));
      return { outcome: 'drawn', markup: checkMarkup(await guarded(work)) };
    } catch (error) {
      if (error instanceof BusyError) return { outcome: 'busy' };
      if (error instanceof NotDrawnError && error.cause === undefined) return { outcome: 'skipped' };
      failed.set(key, true);
      log.warn({ err: error, route: page.route }, 'page is drawn in the browser alone');
      return { outcome: 'failed' };
    }
  };
  return {
    async draw(page, owner) {
      const { outcome, markup = null } = await draw(page, owner);
      options.metrics.drawnPages.inc({ outcome });
      return markup;
    },
    stop: script.stop,
  };
}

const placeOf = ({ name, hash }: Release) => `${name}/${hash}`;

/** Opens no process before releases are followed. */
export function createPageRenderer(options: PageRendererOptions): PageRenderer {
  const programs = new Map<string, Program>();
  const canDraw: PageRenderer['canDraw'] = (release, route) =>
    programs.has(placeOf(release)) && release.server?.routes.includes(route) === true;
  return {
    follow(releases) {
      const wanted = new Set(releases.map(placeOf));
      for (const [place, program] of programs) {
        if (wanted.has(place)) continue;
        programs.delete(place);
        program.stop();
      }
      for (const release of releases) {
        const place = placeOf(release);
        if (!release.server || programs.has(place)) continue;
        programs.set(place, startProgram(release, release.server.integrity, options));
      }
    },
    canDraw,
    async draw(release, page, owner) {
      if (!canDraw(release, page.route)) return null;
      return (await programs.get(placeOf(release))?.draw(page, owner)) ?? null;
    },
    stop() {
      for (const program of programs.values()) program.stop();
      programs.clear();
    },
  };
}
