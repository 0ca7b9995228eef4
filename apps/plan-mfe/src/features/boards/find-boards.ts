import { callFunction } from '@reflectory/client';
import type {} from '@reflectory/contracts/boards';
import type { SearchSource } from '@reflectory/platform-sdk';
import { containing } from '@reflectory/domain/search';

/** Finds boards by their name, and cards by their words, for the palette. */
export const search: SearchSource = async ({ text, client, limit, signal }) => {
  const [boards, { cards }] = await Promise.all([
    client
      .from('boards')
      .select('id,title')
      .is('deleted_at', null)
      .ilike('title', containing(text))
      .order('updated_at', { ascending: false })
      .limit(limit)
      .abortSignal(signal)
      .throwOnError(),
    callFunction(client, 'find-cards', { query: text.slice(0, 200) }),
  ]);
  const found = [
    ...boards.data.map(({ id, title }) => ({ id, title, to: `/boards/${id}` })),
    ...cards.map(({ id, title, board: detail, board_id: boardId }) => ({
      id,
      title,
      detail,
      to: `/boards/${boardId}?card=${id}`,
    })),
  ];
  return found.slice(0, limit);
};
