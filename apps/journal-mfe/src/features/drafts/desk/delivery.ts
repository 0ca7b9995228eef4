import { isUnsaved, needsServer, noteAttempt, type Draft } from '../model/draft.ts';
import { ServiceFailure } from '../../../service/service-failure.ts';
import { createDeliveryPlan, type After } from './delivery-plan.ts';
import type { DraftDesk } from './draft-desk.ts';
import type { DraftsServer } from './drafts-server.ts';
import { settle } from './settle.ts';

/** Milliseconds after the first unsent keystroke that a draft is sent. */
export const SAVE_PAUSE_MS = 1200;
/** Calls that one delivery makes at most; a server that never agrees is asked again later. */
const CALLS_PER_DELIVERY = 6;

export type DeliveryOptions = {
  desk: DraftDesk;
  server: DraftsServer;
  isOnline: () => boolean;
  /** Runs `task` while no other tab holds `name`. */
  exclusively: (name: string, task: () => Promise<void>) => Promise<void>;
  after: After;
};

/** Makes the entry; a session that was discarded elsewhere meanwhile is saved anew first. */
async function complete(desk: DraftDesk, server: DraftsServer, draft: Draft): Promise<boolean> {
  try {
    const { entryId } = await server.complete(draft.sessionId);
    await desk.finish(draft.sessionId, entryId);
    return false;
  } catch (error) {
    if (!(error instanceof ServiceFailure) || error.code !== 'not_found') throw error;
    desk.replace({ ...draft, savedRevision: 0, savedFingerprint: '', attempts: [] });
    return true;
  }
}

/** One thing for the server to do; false when there is none left. */
async function takeStep(desk: DraftDesk, server: DraftsServer, sessionId: string): Promise<boolean> {
  const draft = desk.get(sessionId)?.draft;
  if (!draft || !needsServer(draft)) return false;
  if (draft.intent === 'discard') {
    await server.discard(sessionId);
    await desk.remove(sessionId);
    return false;
  }
  if (!isUnsaved(draft)) {
    return complete(desk, server, draft);
  }
  desk.replace(noteAttempt(draft));
  await desk.flush();
  await settle(desk, server, await server.save(draft));
  return true;
}

/** Delivers one session at a time each; what fails is planned again. */
export function createDelivery({ desk, server, isOnline, exclusively, after }: DeliveryOptions) {
  const running = new Set<string>();
  let isStopped = false;
  const hasWork = (sessionId: string): boolean => {
    const draft = desk.get(sessionId)?.draft;
    return !isStopped && draft !== undefined && needsServer(draft);
  };
  const plan = createDeliveryPlan(after, (sessionId) => void deliver(sessionId));

  const handleFailure = (sessionId: string, error: unknown): void => {
    const revision = desk.get(sessionId)?.draft.revision ?? 0;
    if (error instanceof ServiceFailure && error.kind === 'refused') {
      const { code, message } = error;
      desk.note(sessionId, { intent: 'keep', refusal: { code, message, revision } });
      return;
    }
    desk.wait(sessionId, true);
    if (!isStopped) plan.planRetry(sessionId);
  };
  const takeSteps = async (sessionId: string): Promise<void> => {
    // Another tab may have saved while this one waited for its turn.
    await desk.flush();
    await desk.refresh({ sessionId });
    for (let call = 0; call < CALLS_PER_DELIVERY && !isStopped; call += 1) {
      if (!(await takeStep(desk, server, sessionId))) return;
    }
  };
  /** What was typed meanwhile, and copies that parted from a session, come next. */
  const planRest = (): void => {
    for (const { draft } of desk.list()) {
      const { sessionId } = draft;
      const isIdle = !plan.has(sessionId) && !running.has(sessionId);
      if (isIdle && hasWork(sessionId)) plan.plan(sessionId, SAVE_PAUSE_MS);
    }
  };
  const deliver = async (sessionId: string): Promise<void> => {
    if (running.has(sessionId) || !hasWork(sessionId)) return;
    plan.cancel(sessionId);
    if (!isOnline()) return desk.wait(sessionId, true);
    running.add(sessionId);
    try {
      await exclusively(`reflectory.outbox:${sessionId}`, () => takeSteps(sessionId));
      plan.forgive(sessionId);
      desk.wait(sessionId, false);
    } catch (error) {
      handleFailure(sessionId, error);
    } finally {
      running.delete(sessionId);
    }
    planRest();
  };
  return {
    plan,
    deliver,
    planRest,
    isRunning: (sessionId: string): boolean => running.has(sessionId),
    setStopped(stopped: boolean): void {
      isStopped = stopped;
      plan.cancelAll();
    },
  };
}
