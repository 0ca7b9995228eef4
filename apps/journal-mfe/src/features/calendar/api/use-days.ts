import { callFunction } from '@reflectory/client';
import type {} from '@reflectory/contracts/timeline';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { keptOnDevice } from '../../../service/kept-on-device.ts';
import { ownZone } from '../../../service/own-day.ts';
import { functionFailure } from '../../../service/service-failure.ts';
import { type ReadScope, useReadScope } from '../../../service/use-read-scope.ts';

type Range = { from: string; to: string };

/** How the days of a range are read on which something was written. */
export const daysQuery = ({ client, key }: ReadScope, { from, to }: Range) =>
  queryOptions({
    queryKey: [...key, 'days', from, to],
    meta: keptOnDevice,
    queryFn: async () => {
      try {
        return (await callFunction(client, 'list-days', { from, to, zone: ownZone() })).days;
      } catch (error) {
        throw functionFailure(error);
      }
    },
  });

/** The days of a range on which something was written. */
export const useDays = (range: Range) =>
  useQuery({ ...daysQuery(useReadScope(), range), placeholderData: keepPreviousData });
