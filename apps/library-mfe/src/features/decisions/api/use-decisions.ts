import { callFunction } from '@reflectory/client';
import type {} from '@reflectory/contracts/journal';
import type { FrameworkDocument } from '@reflectory/contracts/library';
import { libraryFramework } from '@reflectory/domain/frameworks';
import { DECISION_FRAMEWORK, readDecision } from '@reflectory/domain/library';
import { useQuery } from '@tanstack/react-query';
import { useScope } from '../../../service/use-scope.ts';
import type { MadeDecision } from '../model/decisions.ts';

/** As many decisions as are compared; the newest count. */
const MOST = 500;

/** The decisions that the person wrote down, the newest first. */
export function useDecisions() {
  const { client, key } = useScope();
  return useQuery({
    queryKey: [...key, 'decisions'],
    meta: { isKept: true },
    queryFn: async (): Promise<MadeDecision[]> => {
      const ofDecisions = `${DECISION_FRAMEWORK}@%`;
      const [entries, sessions, reviews] = await Promise.all([
        client
          .from('entries')
          .select('id,title,entry_at,framework,session_id')
          .like('framework', ofDecisions)
          .is('binned_at', null)
          .order('entry_at', { ascending: false })
          .limit(MOST)
          .throwOnError(),
        client
          .from('sessions')
          .select('id,answers')
          .like('framework', ofDecisions)
          .eq('status', 'done')
          .order('created_at', { ascending: false })
          .limit(MOST)
          .throwOnError(),
        client
          .from('decision_reviews')
          .select('entry_id,outcome,note,reviewed_at')
          .limit(MOST)
          .throwOnError(),
      ]);
      const answersOf = new Map(sessions.data.map(({ id, answers }) => [id, answers]));
      const documents = await documentsOf(
        new Set(entries.data.map(({ framework }) => framework)),
        async (name) => {
          const walked = libraryFramework(name);
          return walked && (await callFunction(client, 'get-framework', walked)).document;
        },
      );
      const reviewOf = new Map(reviews.data.map(({ entry_id: id, ...review }) => [id, review]));
      return entries.data.map(({ id: entryId, title, entry_at: madeAt, framework, session_id: session }) => ({
        ...readDecision(documents.get(framework) ?? { steps: [] }, answersOf.get(session ?? '') ?? []),
        entryId,
        title,
        madeAt,
        review: reviewOf.get(entryId) ?? null,
      }));
    },
  });
}

async function documentsOf(
  names: ReadonlySet<string>,
  find: (name: string) => Promise<FrameworkDocument | null>,
): Promise<ReadonlyMap<string, FrameworkDocument>> {
  const found = await Promise.all([...names].map(async (name) => [name, await find(name)] as const));
  return new Map(found.flatMap(([name, document]) => (document ? [[name, document]] : [])));
}
