import { callFunction, type ServiceClient } from '@reflectory/client';
import type { Level } from '@reflectory/contracts/editing';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ObjectPlace } from '../../objects/model/objects.ts';
import { useScope } from '../../use-scope.ts';

/** One thing that is done about who may see an object. */
export type SharingChange =
  | { do: 'invite'; email: string; level: Level; title: string }
  | { do: 'change invitation'; email: string; level: Level }
  | { do: 'withdraw'; email: string }
  | { do: 'change level'; subject: string; level: Level }
  | { do: 'take'; subject: string }
  | { do: 'give role'; role: string | null; level: Level }
  | { do: 'make link'; level: 'view' | 'comment' }
  | { do: 'hand over'; table: string; to: string };

const ofPerson = (userId: string) => `person:${userId}`;
export const subjects = { ofPerson };

type Answer = PromiseLike<{ error: unknown }>;

/** The call of a change; each is one row, under the rules of the database. */
function send(client: ServiceClient, { type, id }: ObjectPlace, change: SharingChange): Answer {
  const place = { object_type: type, object_id: id };
  const invitation = (email: string) => ({ ...place, email: email.trim().toLowerCase() });
  switch (change.do) {
    case 'invite':
      return client
        .from('object_invitations')
        .insert({ ...invitation(change.email), level: change.level, title: change.title.slice(0, 500) });
    case 'change invitation':
      return client
        .from('object_invitations')
        .update({ level: change.level })
        .match(invitation(change.email));
    case 'withdraw':
      return client.from('object_invitations').delete().match(invitation(change.email));
    case 'change level':
      return client
        .from('grants')
        .update({ level: change.level })
        .match({ ...place, subject: change.subject });
    case 'take':
      return client
        .from('grants')
        .delete()
        .match({ ...place, subject: change.subject });
    case 'give role':
      return client.from('grants').insert({ ...place, level: change.level, role: change.role });
    case 'make link':
      // The database draws the token, whatever is given.
      return client.from('grants').insert({ ...place, level: change.level, link_token: 'new' });
    case 'hand over':
      return client
        .from(change.table as 'grants')
        .update({ user_id: change.to } as never)
        .eq('id' as never, id as never);
  }
}

/** Changes who may see an object; the lists about it are asked for anew. */
export function useSharingChange(place: ObjectPlace) {
  const { client, key } = useScope();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (change: SharingChange) => {
      const { error } = await send(client, place, change);
      if (error) throw error;
    },
    onSettled: () => queries.invalidateQueries({ queryKey: [...key, 'sharing', place.type, place.id] }),
  });
}

/** Accepts or declines what one is invited to. */
export function useAnswerInvitation() {
  const { client, key } = useScope();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (answer: ObjectPlace & { accept: boolean }) =>
      callFunction(client, 'answer-object-invitation', answer),
    onSettled: () => queries.invalidateQueries({ queryKey: [...key] }),
  });
}
