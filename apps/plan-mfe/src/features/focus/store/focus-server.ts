import { callFunction } from '@reflectory/client';
import type { FocusEvent, KnownFocus } from '@reflectory/contracts/focus';
import { joinChannel, type LiveService } from '../../../shared/live/join-channel.ts';

/** What a timer asks of the service. */
export type FocusServer = {
  get(): Promise<KnownFocus>;
  record(deviceNow: string, events: readonly FocusEvent[]): Promise<KnownFocus>;
  /** Hears that something happened to the timer on another device; answers what ends that. */
  listen(onNews: () => void): () => void;
};

/** Milliseconds between two looks while nothing is heard live. */
const POLL_MS = 20_000;

/** The service behind its functions and the live connection. */
export function createFocusServer(live: LiveService, userId: string): FocusServer {
  const { client } = live;
  return {
    get: () => callFunction(client, 'get-focus', null),
    record: (device_now, events) => callFunction(client, 'record-focus', { device_now, events: [...events] }),
    listen(onNews) {
      let isLive = false;
      const timer = setInterval(() => {
        if (!isLive && document.visibilityState === 'visible') onNews();
      }, POLL_MS);
      const leave = joinChannel(live, (sockets) =>
        sockets
          .channel(`focus:${userId}`)
          .on(
            'postgres_changes',
            { event: 'INSERT', schema: 'public', table: 'focus_events', filter: `user_id=eq.${userId}` },
            onNews,
          )
          .subscribe((status) => {
            isLive = status === 'SUBSCRIBED';
            // What happened before somebody listened is not told.
            if (isLive) onNews();
          }),
      );
      return () => {
        clearInterval(timer);
        leave();
      };
    },
  };
}
