import type { AnalyticsEvent } from '@reflectory/contracts/analytics';
import type { ConsentStore } from './consent-store.ts';

/** Everything that is ever counted. */
type TrackedEvent = 'page_view' | 'session_locked' | 'theme_chosen' | 'language_chosen' | 'area_failed';

/** Milliseconds that an event waits for others to travel with. */
const BATCH_MS = 10_000;
/** Events that travel at once. */
const BATCH_SIZE = 20;

export type Tracker = {
  /** Notes what happened on the screen that is open; nothing without consent. */
  track(name: TrackedEvent): void;
};

export type TrackerOptions = {
  consent: Pick<ConsentStore, 'get' | 'subscribe'>;
  /** Sends a batch; never throws. */
  send: (events: AnalyticsEvent[]) => void;
  page: Pick<Window, 'addEventListener'>;
  /** Pattern of the route that is open, for instance `/journal/*`: no id, no search. */
  here: () => string;
  now: () => number;
};

/** Collects events and sends them in batches, and what is left when the page goes away. */
export function createTracker({ consent, send, page, here, now }: TrackerOptions): Tracker {
  let waiting: AnalyticsEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const events = waiting;
    waiting = [];
    if (events.length > 0 && consent.get().isAllowed) send(events);
  };
  consent.subscribe(() => {
    if (!consent.get().isAllowed) waiting = [];
  });
  page.addEventListener('pagehide', flush);
  return {
    track(name) {
      if (!consent.get().isAllowed) return;
      waiting.push({ name, path: here(), at: new Date(now()).toISOString() });
      if (waiting.length >= BATCH_SIZE) flush();
      else timer ??= setTimeout(flush, BATCH_MS);
    },
  };
}
