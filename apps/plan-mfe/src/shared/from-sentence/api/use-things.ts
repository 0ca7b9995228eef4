import { useQueries } from '@tanstack/react-query';
import type { FoundThing, GrownKind } from '../grown-kind.ts';
import { useScope } from '../../use-scope.ts';
import type { GrownLink } from './use-links.ts';

/** What became of what grew: by the id of the thing; null where it is gone, undefined where it is not known. */
export type Things = (link: GrownLink) => FoundThing | null | undefined;

/** Asks each kind for its own things, all of them at once. */
export function useThings(kinds: readonly GrownKind[], links: readonly GrownLink[]): Things {
  const scope = useScope();
  const asked = kinds
    .map((kind) => ({ kind, ids: links.filter((link) => isOf(kind, link)).map((link) => link.target_id) }))
    .filter(({ ids }) => ids.length > 0);
  const found = useQueries({
    queries: asked.map(({ kind, ids }) => ({
      queryKey: [...scope.key, 'grown', kind.id, ids.toSorted()],
      meta: { isKept: true },
      queryFn: async (): Promise<Record<string, FoundThing>> =>
        Object.fromEntries(await (await kind.load()).fromSentence.find(scope, ids)),
    })),
  });
  return (link) => {
    const answer = found[asked.findIndex(({ kind }) => isOf(kind, link))]?.data;
    return answer && (answer[link.target_id] ?? null);
  };
}

/** Whether a link leads to something of a kind. */
export const isOf = ({ types }: GrownKind, { target_type: type }: Pick<GrownLink, 'target_type'>): boolean =>
  types.some((own) => own === type);
