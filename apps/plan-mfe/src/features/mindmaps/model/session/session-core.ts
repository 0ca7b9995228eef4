import { ancestorsOf, type PlaceRefusal } from '@reflectory/domain/mindmaps';
import { createListeners } from '@reflectory/platform-sdk/listeners';
import type { ActGround, ActOutcome } from '../map-acts.ts';
import type { MapChange } from '../map-change.ts';
import type { MapRows, NodeRow } from '../map-rows.ts';
import { createSceneBuilder, type MapScene, type SceneOptions } from '../map-scene.ts';
import type { MapStore } from '../map-store.ts';

/** A node that is being written and is on no other screen yet, and where one goes back to when it stays empty. */
export type Pending = { changes: readonly MapChange[]; row: NodeRow; from: string };

export type SessionState = {
  focus: string;
  selection: ReadonlySet<string>;
  editing: { id: string; text: string } | null;
  pending: Pending | null;
  /** A branch that is looked at alone. */
  top: string | null;
  folds: ReadonlyMap<string, boolean>;
  /** A node from which a line is drawn: the next that is chosen is where it leads to. */
  joining: string | null;
};

/** How texts are measured, which way they run, and what stands where there is none. */
export type SessionSetting = Pick<SceneOptions, 'measure' | 'isRightToLeft' | 'untitled'>;

/** What a screen draws of a session. */
export type SessionView = SessionState & {
  scene: MapScene;
  canEdit: boolean;
  canUndo: boolean;
  canRedo: boolean;
};

export type SessionOptions = {
  store: MapStore;
  setting: SessionSetting;
  onRefused(reason: PlaceRefusal | 'full'): void;
};

export const only = (id: string): ReadonlySet<string> => new Set([id]);

function withPending(rows: MapRows, pending: Pending | null): MapRows {
  return pending ? { ...rows, nodes: new Map(rows.nodes).set(pending.row.id, pending.row) } : rows;
}

/** Whether a node hangs on one that is folded. */
function isBelowFold({ nodes }: MapRows, id: string): boolean {
  const seen = new Set<string>();
  let at = nodes.get(nodes.get(id)?.parent_id ?? '');
  while (at && !at.is_folded && !seen.has(at.id)) {
    seen.add(at.id);
    at = nodes.get(at.parent_id ?? '');
  }
  return at?.is_folded === true;
}

const areSame = (one: readonly unknown[], other: readonly unknown[]) =>
  one.every((value, place) => value === other[place]);

/** The scene of a session; the same one until something that it shows has changed. */
function createSceneCache() {
  const buildScene = createSceneBuilder();
  let all: { from: readonly unknown[]; rows: MapRows } | null = null;
  let drawn: { from: readonly unknown[]; scene: MapScene } | null = null;
  return (
    rows: MapRows,
    setting: SessionSetting,
    { editing, pending, top, folds, focus }: SessionState,
  ): MapScene => {
    if (!all || !areSame(all.from, [rows, pending]))
      all = { from: [rows, pending], rows: withPending(rows, pending) };
    const keptOpen = isBelowFold(all.rows, focus) ? focus : null;
    const from = [all.rows, setting, editing, top, folds, keptOpen];
    if (!drawn || !areSame(drawn.from, from))
      drawn = { from, scene: buildScene(all.rows, { ...setting, top, folds, draft: editing, keptOpen }) };
    return drawn.scene;
  };
}

/** State of a session, the scene that follows from it and from the map, and who is told. */
export function createSessionCore({ store, setting: given, onRefused }: SessionOptions) {
  const sceneOf = createSceneCache();
  const listeners = createListeners();
  const { id } = store.getRows().map;
  let setting = given;
  let state: SessionState = {
    focus: id,
    selection: only(id),
    editing: null,
    pending: null,
    top: null,
    folds: new Map(),
    joining: null,
  };
  let view: SessionView | null = null;
  /** The last scene: it knows what a node that is gone hung on. */
  let seen: MapScene | null = null;

  function getView(): SessionView {
    if (view) return view;
    const scene = sceneOf(store.getRows(), setting, state);
    // What is gone is looked at no more: what it hung on is.
    const isThere = (id: string) => id === scene.top || scene.tree.get(id) !== undefined;
    if (!isThere(state.focus)) {
      const above = seen ? ancestorsOf(seen.whole, state.focus) : [];
      const focus = above.find(isThere) ?? scene.top;
      state = { ...state, focus, selection: only(focus) };
    }
    seen = scene;
    view = { ...state, scene, canEdit: store.canEdit(), canUndo: store.canUndo(), canRedo: store.canRedo() };
    return view;
  }
  const changed = () => {
    view = null;
    listeners.notify();
  };

  return {
    store,
    onRefused,
    getView,
    set(patch: Partial<SessionState>) {
      state = { ...state, ...patch };
      changed();
    },
    configure(next: SessionSetting) {
      setting = next;
      changed();
    },
    subscribe: listeners.subscribe,
    /** Follows the map from now on. */
    follow: () => store.subscribe(changed),
    ground(): ActGround {
      const { scene } = getView();
      return { rows: scene.rows, tree: scene.whole, newId: () => crypto.randomUUID() };
    },
  };
}

export type SessionCore = ReturnType<typeof createSessionCore>;
export type Run = (outcome: ActOutcome) => void;
