import type { ReadAhead } from '@reflectory/platform-sdk';
import { daysQuery } from '../features/calendar/api/use-days.ts';
import { rangeOf, viewOf } from '../features/calendar/model/calendar-view.ts';
import { artworksQuery } from '../features/entries/api/use-artworks.ts';
import { someCheckInsQuery } from '../features/mood/api/use-some-check-ins.ts';
import { dayOf } from '../service/own-day.ts';
import type { ReadScope } from '../service/use-read-scope.ts';

/** Asks for this month as the calendar shows it. What fails is asked for again by the page, which says so. */
export const readAhead: ReadAhead = ({ client, instanceId, userId, queries }) => {
  const scope: ReadScope = { client, key: ['journal', instanceId, userId] };
  const range = rangeOf(viewOf(new URLSearchParams(), dayOf(new Date())));
  void queries.fetchQuery(daysQuery(scope, range)).then(
    (days) => {
      const ids = days.map(({ entry_id: id }) => id);
      if (ids.length > 0) void queries.prefetchQuery(artworksQuery(scope, ids));
    },
    () => undefined,
  );
  void queries.prefetchQuery(someCheckInsQuery(scope, range));
};
