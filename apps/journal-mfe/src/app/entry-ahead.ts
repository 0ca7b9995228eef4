import type { ReadAhead } from '@reflectory/platform-sdk';
import { analysisQuery } from '../features/insight/api/use-analysis.ts';
import { artworkQuery } from '../features/insight/api/use-artwork.ts';
import { entryQuery } from '../features/insight/api/use-entry.ts';
import { answersQuery } from '../features/insight/api/use-session-answers.ts';
import { journalsQuery } from '../features/journals/api/use-journals.ts';
import { someCheckInsQuery } from '../features/mood/api/use-some-check-ins.ts';
import { isOnShelfQuery } from '../features/shelf/api/use-is-on-shelf.ts';
import type { ReadScope } from '../service/use-read-scope.ts';
import { idOrNull } from './places.ts';

/** Asks for all that the page of an entry waits for. What fails is asked for again by the page, which says so. */
export const readAhead: ReadAhead = ({ params, client, instanceId, userId, queries }) => {
  const entryId = idOrNull(params['id']);
  if (entryId === null) return;
  const scope: ReadScope = { client, key: ['journal', instanceId, userId] };
  void queries.fetchQuery(entryQuery(scope, entryId)).then(
    (entry) => {
      if (entry?.session_id) void queries.prefetchQuery(answersQuery(scope, entry.session_id));
      if (entry?.journal_id) void queries.prefetchQuery(journalsQuery(scope));
    },
    () => undefined,
  );
  void queries.prefetchQuery(analysisQuery(scope, entryId));
  void queries.prefetchQuery(isOnShelfQuery(scope, entryId));
  void queries.prefetchQuery(someCheckInsQuery(scope, { entryId }));
  void queries.prefetchQuery(artworkQuery(scope, entryId));
};
