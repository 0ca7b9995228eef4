import type { BoardChange } from '@reflectory/domain/boards';
import type { EditedBoard } from '../api/use-board.ts';
import { type BoardScene, createSceneBuilder } from './board-scene.ts';
import { createLiveValue } from './live-value.ts';

/** The card that the keyboard is at; `isWanted` where it is to get the focus as soon as it is drawn. */
export type CardFocus = { id: string | null; isWanted: boolean };

/** An open board, as all parts of its screen share it. */
export function createBoardSession(object: EditedBoard) {
  const build = createSceneBuilder(object.place.id);
  const focus = createLiveValue<CardFocus>({ id: null, isWanted: false });
  const said = createLiveValue('');
  const can = (levels: readonly string[]) => levels.includes(object.state().level);
  return {
    object,
    scene: (): BoardScene => build(object.tables()),
    subscribe: object.subscribe,
    canEdit: () => can(['edit', 'manage']),
    canComment: () => can(['comment', 'edit', 'manage']),
    canManage: () => can(['manage']),
    focus,
    /** What is read out of what was just done. */
    said,
    say(text: string): void {
      // The same words twice are read out twice.
      said.set(said.get() === text ? `${text}\u00A0` : text);
    },
    focusCard: (id: string | null): void => focus.set({ id, isWanted: true }),
    /** Does something, as one act to take back. */
    run(changes: readonly BoardChange[]): void {
      object.change(changes as Parameters<EditedBoard['change']>[0]);
    },
  };
}

export type BoardSession = ReturnType<typeof createBoardSession>;
