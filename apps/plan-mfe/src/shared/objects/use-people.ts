import { useCurrentUser } from '@reflectory/platform-sdk';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { objectPeopleQuery } from '../sharing/api/sharing-queries.ts';
import { useScope } from '../use-scope.ts';
import type { ObjectStore } from './store/object-store.ts';
import { useObjectState, usePresence } from './use-object.ts';

/** People of an object by name. */
export type ObjectPeople = {
  /** Those who may be named on it, oneself first. */
  list: readonly { id: string; name: string }[];
  /** What somebody is called; somebody, where that is not known. */
  nameOf(userId: string | null): string;
};

type PeopledObject = Pick<ObjectStore, 'place' | 'subscribe' | 'state' | 'presence'>;

/** Names of those who have to do with an object; asked for again when somebody is at it who was not known. */
export function usePeople(object: PeopledObject): ObjectPeople {
  const { t } = useTranslation('plan');
  const own = useCurrentUser();
  const { data, refetch } = useQuery(objectPeopleQuery(useScope(), object.place));
  const present = usePresence(object);
  const notices = useObjectState(object, 'notices');
  const asked = useRef(new Set<string>());
  useEffect(() => {
    if (!data) return;
    const known = new Set([own.id, ...data.people.map(({ user_id: id }) => id)]);
    const met = [
      ...present.map(({ userId }) => userId),
      ...notices.flatMap((notice) => ('other' in notice ? [notice.other] : [])),
    ];
    const strangers = met.filter((id) => id !== null && !known.has(id) && !asked.current.has(id));
    if (strangers.length === 0) return;
    for (const id of strangers) if (id !== null) asked.current.add(id);
    void refetch();
  }, [data, own.id, present, notices, refetch]);
  return useMemo(() => {
    const others = (data?.people ?? []).flatMap(({ user_id: id, name }) =>
      id !== null && id !== own.id ? [{ id, name: name ?? t('editing.someone') }] : [],
    );
    const list = [{ id: own.id, name: own.name || own.email }, ...others];
    const names = new Map(list.map(({ id, name }) => [id, name]));
    return { list, nameOf: (userId) => names.get(userId ?? '') ?? t('editing.someone') };
  }, [data, own, t]);
}
