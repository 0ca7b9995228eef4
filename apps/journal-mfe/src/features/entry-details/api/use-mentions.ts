import { useQuery } from '@tanstack/react-query';
import type { ServiceClient } from '@reflectory/client';
import { tableFailure } from '../../../service/service-failure.ts';
import { useReadScope } from '../../../service/use-read-scope.ts';

/** Labels that the person set, and those that the text names. */
export type Mentions = { byHand: string[]; named: string[] };

async function readLabels(client: ServiceClient, table: 'tags' | 'people', ids: string[]) {
  if (ids.length === 0) return new Map<string, string>();
  const { data, error, status } = await client.from(table).select('id,label').in('id', ids).order('label');
  if (error) throw tableFailure(status, error);
  return new Map(data.map(({ id, label }) => [id, label]));
}

async function readMentions(client: ServiceClient, table: 'tags' | 'people', entryId: string) {
  const links =
    table === 'tags'
      ? await client.from('entry_tags').select('id:tag_id,is_by_hand').eq('entry_id', entryId)
      : await client.from('entry_people').select('id:person_id,is_by_hand').eq('entry_id', entryId);
  if (links.error) throw tableFailure(links.status, links.error);
  const byHand = new Set(links.data.filter((link) => link.is_by_hand).map(({ id }) => id));
  const labels = await readLabels(
    client,
    table,
    links.data.map(({ id }) => id),
  );
  const mentions: Mentions = { byHand: [], named: [] };
  for (const [id, label] of labels) mentions[byHand.has(id) ? 'byHand' : 'named'].push(label);
  return mentions;
}

/** Tags and people of an entry. */
export function useMentions(entryId: string) {
  const { client, key } = useReadScope();
  return useQuery({
    queryKey: [...key, 'mentions', entryId],
    queryFn: async () => {
      const [tags, people] = await Promise.all([
        readMentions(client, 'tags', entryId),
        readMentions(client, 'people', entryId),
      ]);
      return { tags, people };
    },
  });
}
