import type { After } from '@reflectory/platform-sdk/surroundings';
import { isUnsaved, needsServer, noteAttempt, type Draft } from '../model/draft.ts';
import { ServiceFailure } from '../../../service/service-failure.ts';
import { createDeliveryPlan } from './delivery-plan.ts';
import type { DraftDesk } from './draft-desk.ts';
import type { DraftsServer } from './drafts-server.ts';
import { createSavePace } from './save-pace.ts';
import { settle } from './settle.ts';

/** Calls that one delivery makes at most; a server that never agrees is asked again later. */
const CALLS_PER_DELIVERY = 6;

export type DeliveryOptions = {
  desk: DraftDesk;
  server: DraftsServer;
  isOnline: () => boolean;
  /** Runs `task` while no other tab holds `name`. */
  exclusively: (name: string, task: () => Promise<void>) => Promise<void>;
  after: After;
  /** Milliseconds since 1970. */
  now: () => number;
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

/** One thing for the server to do; false when there is none left, or when the rest can wait for the next save. */
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
  const settled = desk.get(sessionId)?.draft;
  const isTaken = settled !== undefined && settled.savedRevision >= draft.revision;
  return !isTaken || settled.intent !== 'keep';
}

async function takeSteps(
  desk: DraftDesk,
  server: DraftsServer,
  sessionId: string,
  isStopped: () => boolean,
): Promise<void> {
  // Another tab may have saved while this one waited for its turn.
  await desk.flush();
  await desk.refresh({ sessionId });
  for (let call = 0; call < CALLS_PER_DELIVERY && !isStopped(); call += 1) {
    if (!(await takeStep(desk, server, sessionId))) return;
  }
}

/** Delivers one session at a time each; what fails is planned again. */
export function createDelivery({ desk, server, isOnline, exclusively, after, now }: DeliveryOptions) {
  const running = new Set<string>();
  const pace = createSavePace(now);
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
  const planSave = (sessionId: string): void => {
    const draft = desk.get(sessionId)?.draft;
    if (draft && hasWork(sessionId) && !running.has(sessionId) && !plan.isRetry(sessionId)) {
      plan.plan(sessionId, pace.delayOf(draft));
    }
  };
  /** What was typed meanwhile, and copies that parted from a session, come next. */
  const planRest = (): void => {
    for (const { draft } of desk.list()) if (!plan.has(draft.sessionId)) planSave(draft.sessionId);
  };
  const deliver = async (sessionId: string): Promise<void> => {
    if (running.has(sessionId) || !hasWork(sessionId)) return;
    plan.cancel(sessionId);
    if (!isOnline()) return desk.wait(sessionId, true);
    running.add(sessionId);
    pace.noteSent(sessionId);
    try {
      await exclusively(`reflectory.outbox:${sessionId}`, () =>
        takeSteps(desk, server, sessionId, () => isStopped),
      );
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
    deliver,
    planSave,
    planRest,
    isRunning: (sessionId: string): boolean => running.has(sessionId),
    setStopped(stopped: boolean): void {
      isStopped = stopped;
      plan.cancelAll();
    },
  };
}
