import { callFunction } from '@reflectory/client';
import { queryOptions } from '@tanstack/react-query';
import type { ObjectPlace } from '../../objects/model/objects.ts';
import type { Scope } from '../../use-scope.ts';

const keyOf = ({ key }: Scope, { type, id }: ObjectPlace) => [...key, 'sharing', type, id];

/** Who has to do with an object, and why the caller may see it. */
export const objectPeopleQuery = (scope: Scope, place: ObjectPlace) =>
  queryOptions({
    queryKey: [...keyOf(scope, place), 'people'],
    queryFn: () => callFunction(scope.client, 'list-object-people', place),
    // What was made just now may not have reached the service yet.
    refetchInterval: ({ state }) => state.data?.reasons.length === 0 && 1000,
    meta: { isKept: true },
  });

/** What of an object is given to roles, to everybody and to whoever has a link; for those who manage it. */
export const wideGrantsQuery = (scope: Scope, place: ObjectPlace) =>
  queryOptions({
    queryKey: [...keyOf(scope, place), 'grants'],
    queryFn: async () => {
      const { data, error } = await scope.client
        .from('grants')
        .select('level,role,link_token,subject,group_id')
        .eq('object_type', place.type)
        .eq('object_id', place.id)
        .is('user_id', null)
        .order('created_at');
      if (error) throw error;
      return data;
    },
  });
export type WideGrant = Awaited<
  ReturnType<NonNullable<ReturnType<typeof wideGrantsQuery>['queryFn']>>
>[number];

/** What the caller is invited to. */
export const ownInvitationsQuery = ({ client, key }: Scope) =>
  queryOptions({
    queryKey: [...key, 'invitations'],
    queryFn: async () => (await callFunction(client, 'list-object-invitations', {})).invitations,
  });
