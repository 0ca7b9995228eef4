import { createContext, use, useSyncExternalStore } from 'react';
import type { ObjectPeople } from '../../../shared/objects/use-people.ts';
import type { BoardScene, TablesOfBoard } from './board-scene.ts';
import type { BoardSession } from './board-session.ts';

type BoardContextValue = { session: BoardSession; people: ObjectPeople };

export const BoardContext = createContext<BoardContextValue | null>(null);

/** The open board and its people. */
export function useOpenBoard(): BoardContextValue {
  const value = use(BoardContext);
  if (!value) throw new Error('This belongs into an open board');
  return value;
}

/** The board as it is now. */
export function useScene(): BoardScene {
  const { session } = useOpenBoard();
  return useSyncExternalStore(session.subscribe, session.scene);
}

/** A part of the board; whoever shows it is drawn again when that part is another one. */
export function useScenePart<Part>(partOf: (scene: BoardScene) => Part): Part {
  const { session } = useOpenBoard();
  return useSyncExternalStore(session.subscribe, () => partOf(session.scene()));
}

/** Whether the person may change the board. */
export function useCanEdit(): boolean {
  const { session } = useOpenBoard();
  return useSyncExternalStore(session.subscribe, session.canEdit);
}

/** All rows of a table, by id: the same map until one of them changes. */
export function useTable<Name extends keyof TablesOfBoard>(
  name: Name,
): ReadonlyMap<string, TablesOfBoard[Name]> {
  const { session } = useOpenBoard();
  return useSyncExternalStore(session.subscribe, () => session.object.tables().get(name)) as never;
}
