import type { Change } from '@reflectory/contracts/editing';
import { createListeners } from '@reflectory/platform-sdk/listeners';
import type { AnyChange, AnyShape, Notice, ObjectPlace, ObjectTables } from '../model/objects.ts';
import type { News } from '../server/editing-server.ts';
import { createFollowing } from './following.ts';
import { makeChanges } from './making.ts';
import { refusalsOf } from './notices.ts';
import { createOutbox, type Sent } from './outbox.ts';
import { createPresence } from './presence.ts';
import { createStoreCore, type ObjectState, type StoreCore, type StoreSurroundings } from './store-core.ts';
import type { TabMessage } from './tab-channel.ts';
import { type Act, createUndoHistory } from './undo-history.ts';

/** An object that is edited together, as one page has it. */
export type ObjectStore = ReturnType<typeof createObjectStore>;

type Parts = ReturnType<typeof connectParts>;

/** The parts of a store, each hearing of the others. */
function connectParts(core: StoreCore) {
  const { place, around, rows, clock } = core;
  const history = createUndoHistory(rows);
  const following = createFollowing(core, {
    onTaken: (ids) => outbox.drop(ids),
    isWaiting: () => outbox.amount() > 0,
  });
  async function takeAnswer({ changes, number, results }: Sent, sent: readonly Change[]): Promise<void> {
    core.take(changes);
    if (number > core.number()) await following.catchUp();
    const ids = results.map(({ id }) => id);
    rows.drop(new Set(ids));
    const refusals = refusalsOf(results, sent);
    core.notify(refusals);
    core.tell();
    around.channel.post({ kind: 'answered', changes, ids });
    await around.storage.release(place, ids).catch(() => undefined);
    // It may be gone, or one may do less with it than before.
    if (refusals.length > 0) void following.reload();
  }
  const outbox = createOutbox({
    send: (changes) => clock.compare(() => around.server.change(place, core.number(), changes)),
    onSent: takeAnswer,
    onStateChanged: core.tell,
    exclusively: (task) => around.exclusively(`reflectory.object:${place.type}/${place.id}`, task),
    after: around.after,
    isOnline: around.isOnline,
  });
  return { core, history, following, outbox };
}

function stateOf({ core, outbox, history }: Parts): ObjectState {
  const pending = outbox.amount();
  const isKept = outbox.isStalled() || !core.around.isOnline();
  return {
    ...core.facts(),
    pending,
    save: pending === 0 ? 'saved' : isKept ? 'kept' : 'saving',
    canUndo: history.canUndo(),
    canRedo: history.canRedo(),
  };
}

/** Shows what waits on this device; an object that is not at the service yet is there with it. */
function showPending({ core, outbox }: Parts, changes: readonly Change[]): void {
  const { rows, shape, place } = core;
  rows.add(changes);
  outbox.add(changes);
  if (core.facts().status === 'loading' && rows.find(shape.root, place.id))
    core.set({ status: 'ready', level: 'manage' });
}

/** Makes changes, keeps them on the device, tells the other tabs and sends them. */
function make(parts: Parts, changes: readonly AnyChange[]): Act {
  const { place, around } = parts.core;
  const act = makeChanges(parts.core, changes);
  const made = act.steps.map((step) => step.made);
  showPending(parts, made);
  // A device without room, or without a database, still sends what this page has.
  void around.storage.keep(place, made).catch(() => undefined);
  around.channel.post({ kind: 'made', changes: made });
  void parts.outbox.deliver();
  return act;
}

function step(parts: Parts, direction: 'undo' | 'redo'): void {
  const { core, history } = parts;
  const { shape, place, around, clock } = core;
  const done = history.step(direction, (changes) => make(parts, changes));
  if (done && !done.isWhole) {
    const at = clock.stamp();
    core.notify([{ kind: 'not-undone', id: around.newId(), at, table: shape.root, rowId: place.id }]);
  }
  core.tell();
}

function dismiss({ core }: Parts, noticeId: string): void {
  core.set({ notices: core.facts().notices.filter(({ id }) => id !== noticeId) });
  core.tell();
}

function restoreValue(parts: Parts, notice: Notice): void {
  if (notice.kind !== 'conflict') return;
  const { table, rowId: id, field, value } = notice;
  parts.history.note(make(parts, [{ kind: 'set', table, id, fields: { [field]: value } }]));
  dismiss(parts, notice.id);
}

function hearTab(parts: Parts, message: TabMessage): void {
  const { core, outbox, following } = parts;
  if (message.kind === 'made') {
    showPending(parts, message.changes);
    // Should the tab that made them be gone, this one sends them.
    void outbox.deliver();
  } else {
    const ids = new Set(message.ids);
    outbox.drop(ids);
    core.rows.drop(ids);
    void following.refresh();
  }
  core.tell();
}

async function open(parts: Parts, onOpened: () => void): Promise<void> {
  const { core, outbox, following } = parts;
  const { storage } = core.around;
  const kept = await storage.load(core.place).catch(() => ({ snapshot: null, pending: [] }));
  if (kept.snapshot && core.number() === 0) {
    core.clock.assume(kept.snapshot.offset);
    core.load(kept.snapshot);
  }
  showPending(parts, kept.pending);
  onOpened();
  core.tell();
  // What was made here a moment ago is sent before anybody is asked for it.
  if (core.number() === 0 && outbox.amount() > 0) await outbox.deliver();
  await following.refresh();
  void outbox.deliver();
}

export function createObjectStore(shape: AnyShape, place: ObjectPlace, around: StoreSurroundings) {
  const core = createStoreCore(shape, place, around);
  const parts = connectParts(core);
  const { history, following, outbox } = parts;
  const presence = createPresence(around.server, place, around.userId);
  const listeners = createListeners();
  let state = stateOf(parts);
  let isClosed = false;
  let leaveServer = () => {};
  const leaveCore = core.hear(() => {
    state = stateOf(parts);
    listeners.notify();
  });
  const leaveChannel = around.channel.listen((message) => hearTab(parts, message));

  return {
    place,
    shape,
    presence,
    subscribe: listeners.subscribe,
    state: (): ObjectState => state,
    tables: (): ObjectTables => core.rows.tables(),
    /** Shows what this device has, asks for what is new, and goes on hearing of it. */
    open: (): Promise<void> =>
      open(parts, () => {
        if (isClosed) return;
        leaveServer = around.server.listen(place, (change) => void following.hear(change));
        presence.open();
      }),
    /** Makes changes, shown at once; they are one act to take back. */
    change(changes: readonly AnyChange[], { isUndoable = true } = {}): void {
      if (changes.length === 0) return;
      const act = make(parts, changes);
      if (isUndoable) history.note(act);
      core.tell();
    },
    undo: (): void => step(parts, 'undo'),
    redo: (): void => step(parts, 'redo'),
    /** Sets a field to what gave way, and takes the notice away. */
    restoreValue: (notice: Notice): void => restoreValue(parts, notice),
    dismiss: (noticeId: string): void => dismiss(parts, noticeId),
    /** Changes of one row, or of the whole object since a number, the oldest first. */
    listChanges: (rowId?: string, since = 0): Promise<News> => around.server.list(place, since, rowId),
    /** Tries again what failed, and asks for what is new. */
    refresh: async (): Promise<void> => void (await Promise.all([following.refresh(), outbox.deliver()])),
    /** Until all that was changed is answered, or cannot be. */
    settle: (): Promise<void> => outbox.deliver(),
    async close(): Promise<void> {
      isClosed = true;
      leaveServer();
      leaveChannel();
      leaveCore();
      presence.close();
      outbox.close();
      await core.saveSnapshot();
    },
  };
}
