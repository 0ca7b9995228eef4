import type { ReadAhead } from '@reflectory/platform-sdk';
import { artworksQuery } from '../features/entries/api/use-artworks.ts';
import { entriesQuery } from '../features/entries/api/use-entries.ts';
import { entryYearsQuery } from '../features/entries/api/use-entry-years.ts';
import { firstPicturesQuery } from '../features/entries/api/use-first-pictures.ts';
import { pinnedEntriesQuery } from '../features/entries/api/use-pinned-entries.ts';
import type { ReadScope } from '../service/use-read-scope.ts';

/** Asks for all that the list of entries waits for. What fails is asked for again by the page, which says so. */
export const readAhead: ReadAhead = ({ client, instanceId, userId, queries }) => {
  const scope: ReadScope = { client, key: ['journal', instanceId, userId] };
  void queries.fetchInfiniteQuery(entriesQuery(scope, null)).then(
    ({ pages: [first] }) => {
      if (!first || first.entries.length === 0) return;
      const ids = first.entries.map(({ id }) => id);
      void queries.prefetchQuery(artworksQuery(scope, ids));
      void queries.prefetchQuery(firstPicturesQuery(scope, ids));
    },
    () => undefined,
  );
  void queries.prefetchQuery(pinnedEntriesQuery(scope));
  void queries.prefetchQuery(entryYearsQuery(scope));
};
