import type { PostDraftFields } from '@reflectory/contracts/community';
import { createDraftStore, type DeviceArea, type WaitingDraft } from './draft-store.ts';

/** What became of a draft that was sent: its revision, null where it was changed elsewhere, or that it is not taken. */
export type SendOutcome = { revision: number | null } | 'refused';

export type DraftOutboxOptions = {
  /** Null where the browser gives none. */
  area: DeviceArea | null;
  /** Head of the keys in `area`: of one person at one instance. */
  prefix: string;
  /** Rejects where another try may help. Sending the same twice does no harm. */
  save: (fields: PostDraftFields, base: number | null) => Promise<SendOutcome>;
  remove: (id: string) => Promise<void>;
  /** Runs a task after some milliseconds; answers what cancels it. */
  after: (milliseconds: number, task: () => void) => () => void;
};
export type DraftOutbox = ReturnType<typeof createDraftOutbox>;

/** Milliseconds without a key after which a draft is sent, and before another try. */
const PAUSE_MS = 1000;
const RETRY_MS = 10_000;

/** Runs one sending after the other, later where somebody still types or nobody answered. */
function createPace(sendNext: () => Promise<boolean>, after: DraftOutboxOptions['after']) {
  let running: Promise<void> | null = null;
  let cancel = (): void => undefined;
  const run = async (): Promise<void> => {
    try {
      while (await sendNext());
    } catch {
      sendIn(RETRY_MS);
    }
  };
  const sendAll = (): Promise<void> => {
    cancel();
    running ??= run().finally(() => (running = null));
    return running;
  };
  const sendIn = (milliseconds: number): void => {
    cancel();
    cancel = after(milliseconds, () => void sendAll());
  };
  return { sendAll, sendIn, stop: () => cancel() };
}

/** Drafts of posts: on the device at each key, with the service as soon as it can be reached; words are never written over. */
export function createDraftOutbox({ area, prefix, save, remove, after }: DraftOutboxOptions) {
  const store = createDraftStore(area, prefix);
  const revisions = new Map<string, number>();
  // A draft that parted from what another device wrote goes on under an id of its own.
  const parted = new Map<string, string>();
  // What the service took while this page lives: shown until its list was read after it.
  const taken = new Map<string, { fields: PostDraftFields | null; at: number }>();
  const listeners = new Set<() => void>();
  let version = 0;
  const publish = (): void => {
    version += 1;
    for (const listener of listeners) listener();
  };
  const idOf = (id: string): string => {
    const next = parted.get(id);
    return next === undefined ? id : idOf(next);
  };
  const settle = (id: string, fields: PostDraftFields | null): void => {
    store.drop(id);
    taken.set(id, { fields, at: Date.now() });
  };
  const part = (id: string, { fields }: WaitingDraft): void => {
    store.drop(id);
    if (!fields) return;
    const own = { ...fields, id: crypto.randomUUID() };
    parted.set(id, own.id);
    store.keep(own.id, { fields: own, base: null, sent: null });
  };

  async function sendDraft(id: string, draft: WaitingDraft): Promise<void> {
    const sent = draft.sent ?? draft.fields;
    if (draft.fields === null || sent === null) {
      await remove(id);
      if (store.waiting.get(id)?.fields === null) settle(id, null);
      return;
    }
    store.keep(id, { ...draft, sent });
    const outcome = await save(sent, draft.base);
    // It may have been changed, deleted or shared while it was on its way.
    const now = store.waiting.get(id);
    if (!now) return;
    if (outcome === 'refused') store.keep(id, { ...now, sent: null, isRefused: true });
    else if (outcome.revision === null) part(id, now);
    else {
      revisions.set(id, outcome.revision);
      if (now.fields === sent) settle(id, sent);
      else store.keep(id, { ...now, base: outcome.revision, sent: null });
    }
  }
  const pace = createPace(async () => {
    const [next] = [...store.waiting].filter(([, { isRefused }]) => !isRefused);
    if (!next) return false;
    await sendDraft(...next);
    publish();
    return true;
  }, after);
  const load = (): void => {
    store.load();
    publish();
  };
  load();

  return {
    /** Takes over what other tabs put there. */
    load,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Another one after each change. */
    version: () => version,
    idOf,
    waiting: store.waiting,
    taken: taken as ReadonlyMap<string, { fields: PostDraftFields | null; at: number }>,
    stateOf(id: string): 'saved' | 'waiting' | 'refused' | 'unkept' {
      const draft = store.waiting.get(idOf(id));
      if (!draft) return 'saved';
      if (store.isUnkept(idOf(id))) return 'unkept';
      return draft.isRefused ? 'refused' : 'waiting';
    },
    /** Tells which revision of a draft was read: a later change is one of it. */
    know(id: string, revision: number) {
      if (!store.waiting.has(id)) revisions.set(id, revision);
    },
    /** Whether a draft is kept anywhere. */
    has(id: string): boolean {
      const own = idOf(id);
      const draft = store.waiting.get(own);
      return draft ? draft.fields !== null : revisions.has(own);
    },
    put(fields: PostDraftFields) {
      const id = idOf(fields.id);
      const before = store.waiting.get(id);
      const base = before ? before.base : (revisions.get(id) ?? null);
      store.keep(id, { fields: { ...fields, id }, base, sent: before?.sent ?? null });
      taken.delete(id);
      publish();
      pace.sendIn(PAUSE_MS);
    },
    /** Deletes a draft, wherever it is. */
    remove(id: string) {
      const own = idOf(id);
      const base = store.waiting.get(own)?.base ?? revisions.get(own) ?? null;
      revisions.delete(own);
      store.keep(own, { fields: null, base, sent: null });
      publish();
      return pace.sendAll();
    },
    /** A draft that was shared went at the same moment. */
    wasShared(id: string) {
      revisions.delete(idOf(id));
      settle(idOf(id), null);
      publish();
    },
    sendAll: pace.sendAll,
    forget() {
      pace.stop();
      for (const id of store.waiting.keys()) store.drop(id);
      taken.clear();
      publish();
    },
  };
}
