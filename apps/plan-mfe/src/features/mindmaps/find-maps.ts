import type { SearchSource } from '@reflectory/platform-sdk';
import { containing } from '@reflectory/domain/search';

/** Finds maps by their centre, and nodes by their text, for the palette. */
export const search: SearchSource = async ({ text, client, limit, signal }) => {
  const words = containing(text);
  const [centres, nodes] = await Promise.all([
    client
      .from('mindmaps')
      .select('id,title')
      .is('deleted_at', null)
      .ilike('title', words)
      .order('updated_at', { ascending: false })
      .limit(limit)
      .abortSignal(signal)
      .throwOnError(),
    client
      .from('mindmap_nodes')
      .select('id,text,map_id')
      .is('deleted_at', null)
      .ilike('text', words)
      .limit(limit)
      .abortSignal(signal)
      .throwOnError(),
  ]);
  const ids = [...new Set(nodes.data.map(({ map_id }) => map_id))];
  const { data: maps } =
    ids.length === 0
      ? { data: [] }
      : await client
          .from('mindmaps')
          .select('id,title')
          .in('id', ids)
          .is('deleted_at', null)
          .abortSignal(signal)
          .throwOnError();
  const titles = new Map(maps.map(({ id, title }) => [id, title]));
  const found = [
    ...centres.data.map(({ id, title }) => ({ id, title, to: `/mindmaps/${id}` })),
    ...nodes.data.flatMap(({ id, text: title, map_id }) => {
      const detail = titles.get(map_id);
      return detail === undefined ? [] : [{ id, title, detail, to: `/mindmaps/${map_id}?node=${id}` }];
    }),
  ];
  return found.slice(0, limit);
};
