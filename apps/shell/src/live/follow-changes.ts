import { PAGE_BEAT_MS, type PageChange } from '@reflectory/contracts/boot';
import type { ChangeSource, Heard } from './change-source.ts';

/** Milliseconds without a word after which the push counts as lost. */
const SILENCE_MS = 2.5 * PAGE_BEAT_MS;
/** Milliseconds between two questions while it is lost, and between two looks whether it is. */
const POLL_MS = 20_000;
const FIRST_RETRY_MS = 1000;
const LONGEST_RETRY_MS = 30_000;

export type FollowOptions = {
  source: ChangeSource;
  /** Asks for what changed, from a gateway that knows at least `revision`. */
  ask: (what: PageChange['what'], revision: number) => void;
  /** Revision that the page was made with. */
  revision: number;
  page: Pick<Window, 'addEventListener'> & {
    document: Pick<Document, 'visibilityState' | 'addEventListener'>;
  };
  /** Whether a page that nobody sees gives its connection back. */
  pausesHidden: boolean;
  now: () => number;
  random: () => number;
};

/** Calls once for many changes that come while the call waits for its moment. */
function createAsking({ ask, random }: Pick<FollowOptions, 'ask' | 'random'>) {
  const waiting = new Map<PageChange['what'], number>();
  return ({ what, revision, withinMs }: PageChange) => {
    const isWaiting = waiting.has(what);
    waiting.set(what, Math.max(waiting.get(what) ?? 0, revision));
    if (isWaiting) return;
    setTimeout(() => {
      const wanted = waiting.get(what) ?? 0;
      waiting.delete(what);
      ask(what, wanted);
    }, withinMs * random());
  };
}

/**
 * Follows what the gateway tells, and asks for everything at intervals while it tells nothing. Everything is spread at
 * random, so that the pages of many people do not come at once.
 */
export function followChanges(options: FollowOptions): void {
  const { source, page, pausesHidden, now, random } = options;
  const askSoon = createAsking(options);
  const isHidden = () => page.document.visibilityState === 'hidden';
  let { revision } = options;
  let stop: (() => void) | null = null;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let heardAt = now();
  let isLost = false;

  const askAll = (withinMs: number) => askSoon({ what: 'all', revision, withinMs });
  const heard = (told: Heard) => {
    heardAt = now();
    failures = 0;
    if (isLost) askAll(2000);
    isLost = false;
    if (told.kind === 'change') askSoon(told.change);
    // The document was made before this page began to listen.
    else if (told.revision > revision) askSoon({ what: 'facts', revision: told.revision, withinMs: 300 });
    revision = Math.max(revision, told.kind === 'change' ? told.change.revision : told.revision);
  };
  const disconnect = () => {
    clearTimeout(retry);
    stop?.();
    stop = null;
  };
  const connect = () => {
    disconnect();
    stop = source({ heard, lost });
  };
  const lost = () => {
    isLost = true;
    disconnect();
    const delay = Math.min(FIRST_RETRY_MS * 2 ** failures, LONGEST_RETRY_MS) * (0.5 + random());
    failures += 1;
    retry = setTimeout(connect, delay);
  };
  const resume = () => {
    isLost = true;
    connect();
    askAll(0);
  };
  const look = () => {
    setTimeout(look, POLL_MS * (0.75 + random() / 2));
    if (isHidden() || now() - heardAt < SILENCE_MS) return;
    askAll(0);
    // Another tab may have been silent, or the network without ending the connection.
    if (stop) resume();
  };

  page.addEventListener('pagehide', disconnect);
  page.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) resume();
  });
  page.document.addEventListener('visibilitychange', () => {
    if (!isHidden() && (isLost || !stop)) resume();
    else if (isHidden() && pausesHidden) disconnect();
  });
  if (!pausesHidden || !isHidden()) connect();
  setTimeout(look, POLL_MS);
}
