import { callFunction } from '@reflectory/client';
import { boardShape } from '@reflectory/contracts/cards';
import type {} from '@reflectory/contracts/editing';
import type { BoardChange } from '@reflectory/domain/boards';
import { useCurrentUser, usePlatform } from '@reflectory/platform-sdk';
import { useNavigate } from 'react-router-dom';
import { getObjects } from '../../../shared/objects/open-objects.ts';
import { copyOfBoard } from '../model/copy-board.ts';
import { QUIET_FIELDS } from './use-board.ts';

/** Makes a board and opens it; without the network it waits on this device. */
export function useCreateBoard(): (make: (id: string) => readonly BoardChange[]) => Promise<void> {
  const { client, boot } = usePlatform();
  const { id: userId } = useCurrentUser();
  const navigate = useNavigate();
  return async (make) => {
    const owner = { instanceId: boot.instance.id, userId };
    const objects = await getObjects({ client, service: boot.service, owner });
    const id = crypto.randomUUID();
    const { store, leave } = objects.open(boardShape, id, { quietFields: QUIET_FIELDS });
    store.change(make(id), { isUndoable: false });
    leave();
    await navigate(`/boards/${id}`);
  };
}

/** A board as a new one begins that is made from it: without what was said on it, and with nothing done. */
export function useBoardAsTemplate(): (
  boardId: string,
  title: string,
) => Promise<(id: string) => BoardChange[]> {
  const { client } = usePlatform();
  return async (boardId, title) => {
    const { tables } = await callFunction(client, 'get-object', { type: 'board', id: boardId });
    return (id) => copyOfBoard(tables, { id, title, newId: () => crypto.randomUUID() });
  };
}
