import { callFunction } from '@reflectory/client';
import type {} from '@reflectory/contracts/boards';
import type {} from '@reflectory/contracts/cards';
import type {} from '@reflectory/contracts/community';
import type {} from '@reflectory/contracts/library';
import type {} from '@reflectory/contracts/mindmaps';
import { useQuery } from '@tanstack/react-query';
import { useScope } from '../../../service/use-scope.ts';

/** A board with its columns, to which cards go. */
export type BoardPlace = { id: string; title: string; columns: { id: string; title: string }[] };
/** What steps and triggers name. */
export type Places = {
  boards: readonly BoardPlace[];
  /** Circles that this person is in. */
  circles: readonly { id: string; name: string }[];
  maps: readonly { id: string; title: string }[];
  frameworks: readonly { key: string; name: string }[];
  webhooks: readonly { id: string; name: string }[];
  incoming: readonly IncomingPlace[];
};
/** An address that other tools call, with what is taken of a call and how that looked the last time. */
export type IncomingPlace = { id: string; name: string; taken: readonly { name: string; words: string }[] };
/** Addresses, which other areas know. */
export type Addresses = Partial<Pick<Places, 'webhooks' | 'incoming'>>;

/** Boards, circles, maps and frameworks that this person can choose, beside their addresses; none where an area is off. */
export function usePlaces({ webhooks = [], incoming = [] }: Addresses = {}): Places {
  const { client, key } = useScope();
  const boards = useQuery({
    queryKey: [...key, 'boards'],
    queryFn: async (): Promise<BoardPlace[]> => {
      const { data: found } = await client
        .from('boards')
        .select('id, title')
        .is('deleted_at', null)
        .limit(200)
        .throwOnError();
      const { data: columns } = await client
        .from('board_columns')
        .select('id, board_id, title')
        .is('deleted_at', null)
        .order('rank')
        .limit(1000)
        .throwOnError();
      return found.map((board) => ({
        ...board,
        columns: columns.filter(({ board_id: of }) => of === board.id),
      }));
    },
  });
  const maps = useQuery({
    queryKey: [...key, 'maps'],
    queryFn: async () => {
      const { data } = await client
        .from('mindmaps')
        .select('id, title')
        .is('deleted_at', null)
        .order('updated_at', { ascending: false })
        .limit(200)
        .throwOnError();
      return data;
    },
  });
  const frameworks = useQuery({
    queryKey: [...key, 'frameworks'],
    queryFn: async () => (await callFunction(client, 'list-library', null)).frameworks,
  });
  const circles = useQuery({
    queryKey: [...key, 'circles'],
    queryFn: async () => {
      const { places } = await callFunction(client, 'list-sharing-places', {});
      return places.flatMap(({ circle_id: id, name }) => (id === null ? [] : [{ id, name }]));
    },
  });
  return {
    boards: boards.data ?? [],
    circles: circles.data ?? [],
    maps: maps.data ?? [],
    frameworks: frameworks.data ?? [],
    webhooks,
    incoming,
  };
}
