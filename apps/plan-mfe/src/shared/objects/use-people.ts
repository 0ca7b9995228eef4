import { useCurrentUser } from '@reflectory/platform-sdk';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { objectPeopleQuery } from '../sharing/api/sharing-queries.ts';
import { useScope } from '../use-scope.ts';
import type { ObjectPlace } from './model/objects.ts';

/** People of an object by name. */
export type ObjectPeople = {
  /** Those who may be named on it, oneself first. */
  list: readonly { id: string; name: string }[];
  /** What somebody is called; somebody, where that is not known. */
  nameOf(userId: string | null): string;
};

/** Names of those who have to do with an object. */
export function usePeople(place: ObjectPlace): ObjectPeople {
  const { t } = useTranslation('plan');
  const own = useCurrentUser();
  const { data } = useQuery(objectPeopleQuery(useScope(), place));
  return useMemo(() => {
    const others = (data?.people ?? []).flatMap(({ user_id: id, name }) =>
      id !== null && id !== own.id ? [{ id, name: name ?? t('editing.someone') }] : [],
    );
    const list = [{ id: own.id, name: own.name || own.email }, ...others];
    const names = new Map(list.map(({ id, name }) => [id, name]));
    return { list, nameOf: (userId) => names.get(userId ?? '') ?? t('editing.someone') };
  }, [data, own, t]);
}
