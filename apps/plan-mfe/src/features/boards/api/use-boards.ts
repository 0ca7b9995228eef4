import { callFunction } from '@reflectory/client';
import type { ListedBoard } from '@reflectory/contracts/boards';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type Scope, useScope } from '../../../shared/use-scope.ts';
import { todayOf } from '../model/today.ts';

const boardsKey = (key: Scope['key']) => [...key, 'boards'];

/** All boards of a person and those that others share; starred ones first, then the last changed. */
export function useBoards() {
  const { client, key } = useScope();
  return useQuery({
    queryKey: boardsKey(key),
    meta: { isKept: true },
    queryFn: async (): Promise<ListedBoard[]> =>
      (await callFunction(client, 'list-boards', { today: todayOf() })).boards,
    refetchOnMount: 'always',
  });
}

/** What is done with a board of the list. */
export function useBoardListActs() {
  const { client, key } = useScope();
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: boardsKey(key) });
  return {
    async star(boardId: string, isStarred: boolean): Promise<void> {
      const stars = client.from('board_stars');
      await (
        isStarred ? stars.insert({ board_id: boardId }) : stars.delete().eq('board_id', boardId)
      ).throwOnError();
      await refresh();
    },
    /** Deletes a board, or brings it back. */
    async remove(boardId: string, isRemoved: boolean): Promise<void> {
      await client
        .from('boards')
        .update({ deleted_at: isRemoved ? new Date().toISOString() : null })
        .eq('id', boardId)
        .throwOnError();
      await refresh();
    },
    async archive(boardId: string, isArchived: boolean): Promise<void> {
      await client
        .from('boards')
        .update({ archived_at: isArchived ? new Date().toISOString() : null })
        .eq('id', boardId)
        .throwOnError();
      await refresh();
    },
  };
}
