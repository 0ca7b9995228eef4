import type { ServiceClient } from '@reflectory/client';
import type { DraftDesk } from './desk/draft-desk.ts';
import type { DraftOutbox } from './desk/draft-outbox.ts';

/** Milliseconds after which a change is written when the browser draws no frame, as in a hidden tab. */
const FRAME_LIMIT_MS = 150;

/** Runs `task` at the next frame, after 150 ms at the latest. */
export function soon(task: () => void): void {
  let isDone = false;
  const run = (): void => {
    if (isDone) return;
    isDone = true;
    task();
  };
  setTimeout(run, FRAME_LIMIT_MS);
  requestAnimationFrame(run);
}

/** Whether the page was loaded, or loaded anew, at the address of this session. */
export const isLoadedAt = (sessionId: string): boolean =>
  performance.getEntriesByType('navigation').some(({ name }) => name.includes(sessionId));

/** What drafts do when the page is hidden, comes back, finds the network again, or the person signs out or in. */
export function followPage({
  client,
  desk,
  outbox,
}: {
  client: ServiceClient;
  desk: DraftDesk;
  outbox: DraftOutbox;
}): void {
  const leave = (): void => {
    void desk.flush();
    void outbox.deliverAll();
  };
  window.addEventListener('pagehide', leave);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') return leave();
    // A tab that slept may have missed what other tabs wrote.
    for (const { draft } of desk.list()) void desk.refresh({ sessionId: draft.sessionId });
  });
  window.addEventListener('online', () => void outbox.deliverAll());
  client.auth.onAuthStateChange((_event, authSession) => {
    const isOwner = authSession?.user.id === desk.owner.userId;
    // The client holds its lock while it calls this: no call of it may be awaited here.
    setTimeout(() => (isOwner ? void outbox.deliverAll() : outbox.stop()));
  });
}
