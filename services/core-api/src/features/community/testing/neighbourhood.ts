import {
  circleFunctions,
  gatheringFunctions,
  moderationFunctions,
  type Post,
  postDraftFunctions,
  postFunctions,
} from '@reflectory/contracts/community';
import { challengeFunctions } from '@reflectory/contracts/challenges';
import type { FunctionInput } from '@reflectory/contracts/functions';
import { notificationFunctions } from '@reflectory/contracts/notifications';
import { createInstance, createPerson, type TestPerson } from '@reflectory/runtime/testing';
import { askAs } from '../../../testing/ask-as.ts';
import { startTestApi, type TestApi } from '../../../testing/test-api.ts';

const contract = {
  ...challengeFunctions,
  ...circleFunctions,
  ...gatheringFunctions,
  ...postFunctions,
  ...postDraftFunctions,
  ...moderationFunctions,
  ...notificationFunctions,
};

/** What somebody says to the service about circles and posts. */
export type Neighbour = ReturnType<typeof createNeighbour>;

function createNeighbour(api: TestApi, person: TestPerson) {
  const ask = askAs(api, person, contract);
  const neighbour = {
    person,
    ask,
    circle: async (fields: Partial<FunctionInput<'create-circle'>> = {}) =>
      (
        await ask('create-circle', {
          name: 'Evening circle',
          about: '',
          rules: 'Kindly.',
          question: '',
          joining: 'open',
          most_members: 12,
          ...fields,
        })
      ).id,
    join: async (id: string) => (await ask('join-circle', { id })).outcome,
    post: async (body: string, fields: Partial<FunctionInput<'add-post'>> = {}) =>
      (
        await ask('add-post', {
          body,
          circle_id: null,
          parent_id: null,
          content_note: '',
          pseudonym: null,
          entry_id: null,
          ...fields,
        })
      ).id,
    /** Keeps a draft; answers its revision, null where it was changed elsewhere. */
    keep: async (id: string, fields: Partial<FunctionInput<'save-post-draft'>> = {}) =>
      (
        await ask('save-post-draft', {
          id,
          base: null,
          place: null,
          kind: 'lesson',
          lesson: 'Half a sentence',
          passage: '',
          quote: null,
          content_note: '',
          pseudonym: null,
          entry_id: null,
          origin: 'hand',
          place_name: '',
          ...fields,
        })
      ).revision,
    drafts: async () => (await ask('list-post-drafts', {})).drafts,
    feed: async (place: 'followed' | 'everyone' | (string & {}) = 'everyone') =>
      (await ask('list-posts', { place })).posts,
    bodies: async (place: 'followed' | 'everyone' | (string & {}) = 'everyone') =>
      (await neighbour.feed(place)).map(({ body }: Post) => body),
    told: async () => (await ask('list-notifications', {})).notifications.map(({ sentence }) => sentence),
  };
  return neighbour;
}

/** A service at which people share. */
export async function openNeighbourhood() {
  const api = await startTestApi();
  const instance = await createInstance(api.owner, 'acme');
  await api.owner.query(
    `insert into public.global_features (feature_key, enabled) values ('groups', true), ('global_feed', true), ('challenges', true),
       ('unveiling', true)
     on conflict (feature_key) do update set enabled = true`,
  );
  const meet = async (name: string, role: 'member' | 'moderator' | 'admin' = 'member') => {
    const person = await createPerson(api.owner, instance, role === 'admin' ? 'admin' : 'member');
    await api.owner.query(
      `insert into public.profiles (instance_id, id, name) values ($1, $2, $3)
       on conflict (instance_id, id) do update set name = excluded.name`,
      [instance, person.id, name],
    );
    if (role !== 'moderator') return createNeighbour(api, person);
    await api.owner.query(
      "insert into public.role_members (instance_id, user_id, role) values ($1, $2, 'moderator')",
      [instance, person.id],
    );
    return createNeighbour(api, {
      ...person,
      context: { ...person.context, permissions: ['community.moderate'] },
    });
  };
  return {
    api,
    instance,
    meet,
    neighbourOf: (person: TestPerson) => createNeighbour(api, person),
    /** The hour is over: others are told of what is by pseudonyms. */
    endHour: () => api.owner.query('select app.tell_of_pseudonyms(500)'),
  };
}

/** A service at which people share, with what is asked of it. */
export type House = Awaited<ReturnType<typeof openNeighbourhood>>;
