import type { SearchSource } from '@reflectory/platform-sdk';
import { containing } from '@reflectory/domain/search';

/** Finds goals by their title and habits by their name, for the palette. */
export const search: SearchSource = async ({ text, client, limit, signal }) => {
  const words = containing(text);
  const [goals, habits] = await Promise.all([
    client
      .from('goals')
      .select('id,title')
      .is('deleted_at', null)
      .ilike('title', words)
      .order('updated_at', { ascending: false })
      .limit(limit)
      .abortSignal(signal)
      .throwOnError(),
    client
      .from('habits')
      .select('id,name')
      .is('deleted_at', null)
      .ilike('name', words)
      .order('updated_at', { ascending: false })
      .limit(limit)
      .abortSignal(signal)
      .throwOnError(),
  ]);
  return [
    ...goals.data.map(({ id, title }) => ({ id, title, to: `/goals/${id}` })),
    ...habits.data.map(({ id, name }) => ({ id, title: name, to: `/goals/habits/${id}` })),
  ].slice(0, limit);
};
