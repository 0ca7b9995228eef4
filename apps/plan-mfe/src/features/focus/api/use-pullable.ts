import { callFunction } from '@reflectory/client';
import type {} from '@reflectory/contracts/boards';
import { focusLimits, type FocusTarget } from '@reflectory/contracts/focus';
import type {} from '@reflectory/contracts/goals';
import { usePlatform } from '@reflectory/platform-sdk';
import { useQuery } from '@tanstack/react-query';
import { type Scope, useScope } from '../../../shared/use-scope.ts';

/** Where lines of a day can come from: an area adds how it lists what is open. */
type PullSource = { feature: string; list: (scope: Scope) => Promise<FocusTarget[]> };

const named = (type: FocusTarget['type'], { id, title }: { id: string; title: string }): FocusTarget => ({
  type,
  id,
  title: title.slice(0, focusLimits.title),
});

const sources: readonly PullSource[] = [
  {
    feature: 'goals',
    async list({ client }) {
      const { goals } = await callFunction(client, 'list-goals', { isArchive: false });
      return goals.map((goal) => named('goal', goal));
    },
  },
  {
    feature: 'boards',
    async list({ client }) {
      const { cards } = await callFunction(client, 'list-own-cards', {});
      return cards.map((card) => named('card', card));
    },
  },
];

/** What is open in other areas and has a title. */
export function usePullable() {
  const scope = useScope();
  const { hasFeature } = usePlatform();
  const asked = sources.filter(({ feature }) => hasFeature(feature));
  return useQuery({
    queryKey: [...scope.key, 'focus', 'pullable', asked.map(({ feature }) => feature)],
    queryFn: async () => {
      const lists = await Promise.all(asked.map(({ list }) => list(scope)));
      return lists.flat().filter(({ title }) => title.trim() !== '');
    },
  });
}
