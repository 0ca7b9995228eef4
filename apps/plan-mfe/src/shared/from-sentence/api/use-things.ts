import { useQueries } from '@tanstack/react-query';
import type { FoundThing, GrownKind } from '../grown-kind.ts';
import { type Scope, useScope } from '../../use-scope.ts';
import type { GrownLink } from './use-links.ts';

/** What became of what grew: by the id of the thing; null where it is gone, undefined where it is not known. */
export type Things = (link: GrownLink) => FoundThing | null | undefined;

/** Milliseconds in which something that was made here is on its way to the service, and between two tries to find it. */
const FRESH_MS = 15_000;
const AGAIN_MS = 1500;

const isFresh = ({ created_at: at }: GrownLink): boolean =>
  at === '' || Date.now() - Date.parse(at) < FRESH_MS;

/** What there is of things; what was made a moment ago is waited for before it is said to be gone. */
async function findThings(
  kind: GrownKind,
  scope: Scope,
  links: readonly GrownLink[],
): Promise<Record<string, FoundThing>> {
  const { find } = (await kind.load()).fromSentence;
  for (const started = Date.now(); ;) {
    const found = await find(
      scope,
      links.map((link) => link.target_id),
    );
    const isComing = links.some((link) => !found.has(link.target_id) && isFresh(link));
    if (!isComing || Date.now() - started > FRESH_MS) return Object.fromEntries(found);
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
  }
}

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
      placeholderData: (before: Record<string, FoundThing> | undefined) => before,
      queryFn: () =>
        findThings(
          kind,
          scope,
          links.filter((link) => isOf(kind, link)),
        ),
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
