import type { After } from '@reflectory/platform-sdk/surroundings';
import type { PostDraftFields } from '@reflectory/contracts/community';
import { createDraftBook, type DraftBook } from './draft-book.ts';
import type { DeviceArea, Refusal } from './draft-store.ts';

/** What became of a draft that was sent: its revision, null where it was changed elsewhere, or why it is not taken. */
export type SendOutcome = { revision: number | null } | { refused: Refusal };

/** What is asked of the service; both reject where another try may help, and do no harm when they are sent twice. */
export type DraftCalls = {
  save(fields: PostDraftFields, base: number | null): Promise<SendOutcome>;
  /** Deletes a revision, null: the first; false where the service has another one, or none. */
  remove(id: string, base: number | null): Promise<boolean>;
};

export type DraftOutboxOptions = DraftCalls & {
  /** Null where the browser gives none. */
  area: DeviceArea | null;
  /** Head of the keys in `area`: of one person at one instance. */
  prefix: string;
  after: After;
  /** Runs a task while no other tab of this person runs one. */
  alone: (task: () => Promise<void>) => Promise<void>;
};
export type DraftOutbox = ReturnType<typeof createDraftOutbox>;

/** Milliseconds without a key after which a draft is sent, and before another try. */
const PAUSE_MS = 1000;
const RETRY_MS = 10_000;

/** Runs one sending after the other, later where somebody still types or nobody answered. */
function createPace(
  { load }: DraftBook,
  sendNext: () => Promise<boolean>,
  { after, alone }: Pick<DraftOutboxOptions, 'after' | 'alone'>,
) {
  let running: Promise<void> | null = null;
  let cancel = (): void => undefined;
  const run = async (): Promise<void> => {
    try {
      await alone(async () => {
        // What another tab sent meanwhile is not sent once more.
        load();
        while (await sendNext());
      });
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

/** Sends what waits longest; false where nothing does. */
const createSending = (
  { store, revisions, settle, missed, tryRefused, part, publish }: DraftBook,
  calls: DraftCalls,
) =>
  async function sendNext(): Promise<boolean> {
    const [next] = [...store.waiting].filter(([, { refused }]) => !refused);
    if (!next) return false;
    const [id, draft] = next;
    const sent = draft.sent ?? draft.fields;
    if (draft.fields === null || sent === null) {
      const isDone = await calls.remove(id, draft.base);
      const now = store.waiting.get(id);
      if (now?.fields === null) {
        if (isDone) settle(id, null);
        else missed(id);
        // Brought back meanwhile: there is none any more that it would be a change of.
      } else if (now && isDone) store.keep(id, { ...now, base: null });
      tryRefused();
      publish();
      return true;
    }
    store.keep(id, { ...draft, sent });
    const outcome = await calls.save(sent, draft.base);
    if ('revision' in outcome && outcome.revision !== null) revisions.set(id, outcome.revision);
    // It may have been changed, deleted or shared while it was on its way, or sent by another tab.
    const now = store.waiting.get(id);
    if (!now) return true;
    if ('refused' in outcome) {
      // A deletion is never refused: only the words before it were.
      store.keep(id, { ...now, sent: null, ...(now.fields && outcome) });
    } else if (outcome.revision === null) part(id, now);
    else if (now.fields === sent) settle(id, sent);
    else store.keep(id, { ...now, base: outcome.revision, sent: null });
    publish();
    return true;
  };

/** Where drafts are. */
const createReading = ({ store, revisions, idOf }: DraftBook) => ({
  stateOf(id: string): 'saved' | 'waiting' | 'refused' | 'unkept' {
    const draft = store.waiting.get(idOf(id));
    if (!draft) return 'saved';
    if (store.isUnkept(idOf(id))) return 'unkept';
    return draft.refused ? 'refused' : 'waiting';
  },
  /** Why the service does not take a draft. */
  refusalOf: (id: string) => store.waiting.get(idOf(id))?.refused,
  /** The id of a draft that the service said it has; undefined for one that never came there. */
  keptIdOf(id: string): string | undefined {
    const own = idOf(id);
    return (store.waiting.get(own)?.base ?? revisions.get(own)) === undefined ? undefined : own;
  },
  /** Whether a draft is kept anywhere. */
  has(id: string): boolean {
    const own = idOf(id);
    const draft = store.waiting.get(own);
    return draft ? draft.fields !== null : revisions.has(own);
  },
});

/** Drafts of posts: on the device at each key, with the service as soon as it can be reached; words are never written over. */
export function createDraftOutbox({ area, prefix, after, alone, ...calls }: DraftOutboxOptions) {
  const book = createDraftBook(area, prefix);
  const { store, revisions, taken, idOf, publish } = book;
  const pace = createPace(book, createSending(book, calls), { after, alone });
  book.tryRefused();
  return {
    load: book.load,
    subscribe: book.subscribe,
    version: book.version,
    idOf,
    waiting: store.waiting,
    taken: book.taken,
    ...createReading(book),
    /** How often the list of the service has to be read anew. */
    changesElsewhere: book.changesElsewhere,
    /** Tells which revision of a draft was read: a later change is one of it. */
    know(id: string, revision: number) {
      // A list that was read before may come after what was done since.
      if (store.waiting.has(id) || taken.get(id)?.fields === null) return;
      revisions.set(id, Math.max(revision, revisions.get(id) ?? 0));
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
    /** A draft that was shared went at the same moment; one whose first saving was not answered may be there still. */
    wasShared(id: string) {
      const own = idOf(id);
      const before = store.waiting.get(own);
      revisions.delete(own);
      book.settle(own, null);
      if (before?.sent && before.base === null) store.keep(own, { fields: null, base: null, sent: null });
      book.tryRefused();
      publish();
      void pace.sendAll();
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
