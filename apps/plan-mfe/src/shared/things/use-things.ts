import type { MapLink } from '@reflectory/contracts/mindmaps';
import { usePlatform } from '@reflectory/platform-sdk';
import { useQuery } from '@tanstack/react-query';
import { type Thing, thingKinds } from './thing-kinds.ts';
import { useScope } from '../use-scope.ts';

/** What a link leads to by its name; null where it is gone, or not for this person. */
export function useLinkTitle(link: MapLink) {
  const scope = useScope();
  const kind = thingKinds.find(({ type }) => type === link.type);
  const id = link.type === 'address' ? '' : link.id;
  return useQuery({
    queryKey: [...scope.key, 'thing', link.type, id],
    queryFn: () => kind?.titleOf(scope, id) ?? null,
    enabled: link.type !== 'address',
  });
}

const isAddress = (words: string) => /^https?:\/\/\S+\.\S+$/i.test(words);

const none: readonly MapLink['type'][] = [];

/** Things whose names have some words, of every kind that there is here; a web address is found as itself. */
export function useFindThings(words: string, without = none) {
  const { hasFeature } = usePlatform();
  const scope = useScope();
  const sought = words.trim();
  return useQuery({
    queryKey: [...scope.key, 'things', sought, without],
    queryFn: async (): Promise<Thing[]> => {
      if (isAddress(sought)) return [{ link: { type: 'address', address: sought }, title: sought }];
      const kinds = thingKinds.filter(({ type, feature }) => hasFeature(feature) && !without.includes(type));
      const found = await Promise.allSettled(kinds.map((kind) => kind.find(scope, sought)));
      // One that cannot be asked leaves the others.
      if (found.every(({ status }) => status === 'rejected')) throw new Error('Nothing could be searched');
      return found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
    },
    enabled: sought.length > 1,
    placeholderData: (before) => before,
  });
}
