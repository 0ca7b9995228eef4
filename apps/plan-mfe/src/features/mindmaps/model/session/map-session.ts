import { createLooking } from './looking.ts';
import { createSessionCore, type SessionOptions } from './session-core.ts';
import { createWriting } from './writing.ts';

/** Everything that is looked at, chosen and written on an open map; the map and its outline share it. */
export function createMapSession(options: SessionOptions) {
  const core = createSessionCore(options);
  const writing = createWriting(core);
  const { getView, subscribe, configure, follow, ground, store } = core;
  return {
    getView,
    subscribe,
    configure,
    follow,
    ground,
    undo: store.undo,
    redo: store.redo,
    ...writing,
    ...createLooking(core, writing.run),
  };
}

export type MapSession = ReturnType<typeof createMapSession>;
