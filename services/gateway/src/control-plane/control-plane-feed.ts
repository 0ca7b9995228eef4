import { setTimeout as pause } from 'node:timers/promises';
import type {
  ControlPlane,
  ControlPlaneChanges,
  ControlPlaneEvent,
} from '@reflectory/contracts/control-plane';
import type { Logger } from '@reflectory/server-kit';
import type { CoreApiClient } from '../core-api/core-api-client.ts';
import { coalesce } from './coalesce.ts';

/** Where the feed delivers, and how patient it is (milliseconds). */
export type ControlPlaneFeedOptions = {
  coreApi: Pick<CoreApiClient, 'getControlPlane' | 'openEvents'>;
  log: Logger;
  onSnapshot: (controlPlane: ControlPlane) => void;
  /** Follows on what was delivered last. */
  onChanges: (changes: ControlPlaneChanges) => void;
  onEvent: (event: ControlPlaneEvent) => void;
  /** Whether changes are told from now on; while they are not, some are missed. */
  onStream: (isOpen: boolean) => void;
  pollMs?: number;
  firstRetryMs?: number;
  longestRetryMs?: number;
  /** A stream that stays silent for longer than this counts as dead. */
  silenceMs?: number;
};

/** Keeps the snapshot fresh: by push while the stream is open, by a slow poll while it is not. */
export type ControlPlaneFeed = { start(): void; stop(): Promise<void> };

/** Aborts when nothing was heard for `silenceMs`, or when `outer` aborts. */
function createSilenceGuard(silenceMs: number, outer: AbortSignal) {
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), silenceMs);
  return {
    signal: AbortSignal.any([silence.signal, outer]),
    heard() {
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), silenceMs);
    },
    end() {
      clearTimeout(timer);
      silence.abort();
    },
  };
}

/** Follows the stream until it ends; rejects when it cannot be opened or breaks. */
async function followStream(
  options: ControlPlaneFeedOptions,
  refresh: () => Promise<void>,
  stopping: AbortSignal,
): Promise<void> {
  const { coreApi, log, onEvent, onStream, silenceMs = 60_000 } = options;
  const guard = createSilenceGuard(silenceMs, stopping);
  try {
    const events = await coreApi.openEvents(guard.signal);
    // Read after the stream is open, so that no change falls between the two.
    onStream(true);
    await refresh();
    for await (const event of events) {
      guard.heard();
      if (event?.kind !== 'control_plane_changed') {
        if (event) onEvent(event);
        continue;
      }
      refresh().catch((error: unknown) => log.warn({ err: error }, 'control plane could not be read'));
    }
  } finally {
    guard.end();
    onStream(false);
  }
}

/** Makes a feed; `start` returns at once and goes on until `stop`. */
export function createControlPlaneFeed(options: ControlPlaneFeedOptions): ControlPlaneFeed {
  const { coreApi, log, onSnapshot, onChanges, onStream } = options;
  const { pollMs = 15_000, firstRetryMs = 200, longestRetryMs = 2000 } = options;
  const stopping = new AbortController();
  let version: string | null = null;
  const refresh = coalesce(async () => {
    const answer = await coreApi.getControlPlane(version);
    // Where delivering fails, everything is asked for the next time.
    version = null;
    if ('since' in answer) onChanges(answer);
    else onSnapshot(answer);
    version = answer.version ?? null;
  });
  let isStreamOpen = false;
  let running = Promise.resolve();
  let pollTimer: NodeJS.Timeout | undefined;
  const stream = {
    ...options,
    onStream(isOpen: boolean) {
      isStreamOpen = isOpen;
      onStream(isOpen);
    },
  };

  async function run(): Promise<void> {
    let retryMs = firstRetryMs;
    while (!stopping.signal.aborted) {
      const startedAt = performance.now();
      await followStream(stream, refresh, stopping.signal).catch((error: unknown) => {
        if (!stopping.signal.aborted) log.warn({ err: error }, 'control plane stream is away');
      });
      const wasLong = performance.now() - startedAt > longestRetryMs;
      retryMs = wasLong ? firstRetryMs : Math.min(retryMs * 2, longestRetryMs);
      const jitter = 0.75 + Math.random() / 2;
      await pause(retryMs * jitter, undefined, { signal: stopping.signal }).catch(() => {});
    }
  }

  return {
    start() {
      running = run();
      pollTimer = setInterval(() => {
        if (isStreamOpen) return;
        refresh().catch((error: unknown) => log.warn({ err: error }, 'control plane could not be read'));
      }, pollMs);
    },
    async stop() {
      stopping.abort();
      clearInterval(pollTimer);
      await running;
    },
  };
}
