import type { EntryLinkRow, EntryLinkTarget } from '@reflectory/contracts/entry-links';
import type { Sentence } from '@reflectory/contracts/journal';
import { useCurrentUser, usePlatform } from '@reflectory/platform-sdk';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { useScope } from '../../use-scope.ts';
import { keepLinks, onWaitingLinks, sendLinks, type WaitingLink, waitingLinks } from '../link-outbox.ts';

/** A link as it is shown. */
export type GrownLink = Pick<
  EntryLinkRow,
  'id' | 'entry_id' | 'start_at' | 'quote' | 'target_type' | 'target_id' | 'created_at' | 'entry_gone_at'
>;

const columns = 'id,entry_id,start_at,quote,target_type,target_id,created_at,entry_gone_at' as const;

function useOwner() {
  const { boot } = usePlatform();
  const { id: userId } = useCurrentUser();
  const instanceId = boot.instance.id;
  return useMemo(() => ({ instanceId, userId }), [instanceId, userId]);
}

/** Links that wait on this device, as they will be. */
function useWaiting(isMeant: (link: WaitingLink) => boolean): GrownLink[] {
  const owner = useOwner();
  const waiting = useSyncExternalStore(onWaitingLinks, () => waitingLinks(owner));
  return waiting.filter(isMeant).map((link) => ({ ...link, created_at: '', entry_gone_at: null }));
}

const together = (kept: readonly GrownLink[] | undefined, waiting: readonly GrownLink[]) =>
  kept && [...kept, ...waiting.filter(({ id }) => kept.every((other) => other.id !== id))];

/** What grew out of an entry, the oldest first. */
export function useLinksOfEntry(entryId: string) {
  const { client, key } = useScope();
  const waiting = useWaiting((link) => link.entry_id === entryId);
  const query = useQuery({
    queryKey: [...key, 'links', 'entry', entryId],
    meta: { isKept: true },
    queryFn: async (): Promise<GrownLink[]> => {
      const links = client.from('entry_links').select(columns).eq('entry_id', entryId);
      return (await links.order('created_at').order('id').throwOnError()).data;
    },
  });
  return { ...query, data: together(query.data, waiting) };
}

/** The sentences that a thing grew out of, the oldest first. */
export function useLinksOfThing(type: EntryLinkTarget, id: string) {
  const { client, key } = useScope();
  const waiting = useWaiting((link) => link.target_type === type && link.target_id === id);
  const query = useQuery({
    queryKey: [...key, 'links', 'thing', type, id],
    meta: { isKept: true },
    queryFn: async (): Promise<GrownLink[]> => {
      const links = client.from('entry_links').select(columns).eq('target_type', type).eq('target_id', id);
      return (await links.order('created_at').order('id').throwOnError()).data;
    },
  });
  return { ...query, data: together(query.data, waiting) };
}

/** The first sentence that each of some things grew out of, by its id. */
export function useOriginOf(type: EntryLinkTarget, ids: readonly string[]): ReadonlyMap<string, GrownLink> {
  const { client, key } = useScope();
  const waiting = useWaiting((link) => link.target_type === type && ids.includes(link.target_id));
  const { data } = useQuery({
    queryKey: [...key, 'links', 'things', type, ids],
    meta: { isKept: true },
    enabled: ids.length > 0,
    placeholderData: (before) => before,
    queryFn: async (): Promise<GrownLink[]> => {
      const links = client.from('entry_links').select(columns).eq('target_type', type).in('target_id', ids);
      return (await links.order('created_at').order('id').throwOnError()).data;
    },
  });
  const links = [...(data ?? []), ...waiting].toReversed();
  return new Map(links.map((link) => [link.target_id, link]));
}

/** A sentence, and what was made of it. */
export type NewLink = Sentence & { target: { type: EntryLinkTarget; id: string } };

/** Links that wait are sent; whoever shows links hears of it. */
export function useSendLinks() {
  const { client, key } = useScope();
  const owner = useOwner();
  const queries = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: () => sendLinks(client, owner),
    onSettled: () => queries.invalidateQueries({ queryKey: [...key, 'links'] }),
  });
}

/** Keeps links on this device at once, and sends them. */
export function useKeepLinks() {
  const owner = useOwner();
  const send = useSendLinks();
  return (links: readonly NewLink[]): void => {
    keepLinks(
      owner,
      links.map(({ entryId, version, start, end, quote, target }) => ({
        id: crypto.randomUUID(),
        entry_id: entryId,
        entry_version: version,
        start_at: start,
        end_at: end,
        quote,
        target_type: target.type,
        target_id: target.id,
      })),
    );
    send.mutate();
  };
}

/** A thing and an entry are joined no more; both stay. */
export function useRemoveLink() {
  const { client, key } = useScope();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) =>
      void (await client.from('entry_links').delete().eq('id', id).throwOnError()),
    onSuccess: () => queries.invalidateQueries({ queryKey: [...key, 'links'] }),
  });
}
