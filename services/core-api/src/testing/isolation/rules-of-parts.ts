import { atInstance, idOf, ownedBy, type TableRule } from './table-rule.ts';

/** What of tables of other parts, and of the example of a shared one, may be done. */
export const rulesOfParts: Readonly<Record<string, TableRule>> = {
  'storage.objects': {
    kind: 'personal',
    row: (person) => ({
      bucket_id: 'media',
      name: `${person.id}/note.txt`,
      owner: person.id,
      version: 'one',
    }),
    change: "user_metadata = '{}'",
    kept: "version <> 'one'",
    where: (person) => `owner = '${person.id}' and instance_id = '${person.instanceId}'`,
  },
  'storage.buckets': {
    kind: 'seen by members',
    change: 'public = true',
    where: (person) => `id = 'media' and ${atInstance(person)}`,
  },
  'realtime.messages': {
    kind: 'open',
    row: () => ({ topic: 'room', extension: 'broadcast' }),
    change: "topic = 'changed'",
    where: atInstance,
  },
  shared_objects: {
    kind: 'shared',
    guestMay: ['select'],
    row: (person) => ({ id: idOf('new object', person), user_id: person.id, title: 'Title' }),
    change: "title = 'Changed'",
    where: ownedBy,
  },
};
