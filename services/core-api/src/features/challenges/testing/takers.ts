import { challengeFunctions } from '@reflectory/contracts/challenges';
import { circleFunctions } from '@reflectory/contracts/community';
import type { FunctionInput } from '@reflectory/contracts/functions';
import { createInstance, createPerson, type TestPerson } from '@reflectory/runtime/testing';
import { askAs } from '../../../testing/ask-as.ts';
import { startTestApi, type TestApi } from '../../../testing/test-api.ts';

const contract = { ...challengeFunctions, ...circleFunctions };

/** Somebody who takes part in challenges. */
export type Taker = ReturnType<typeof createTaker>;

const dayFromNow = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
export const today = dayFromNow(0);

function createTaker(api: TestApi, person: TestPerson) {
  const ask = askAs(api, person, contract);
  return {
    person,
    ask,
    start: async (fields: Partial<FunctionInput<'start-challenge'>> = {}) =>
      (
        await ask('start-challenge', {
          template: 'rest',
          audience: 'own',
          circle_id: null,
          starts_on: today,
          catch_up: 3,
          has_board: false,
          pool_goal: null,
          is_pooled: false,
          is_on_board: false,
          today,
          zone: 'UTC',
          ...fields,
        })
      ).id,
    join: async (id: string, consent = { is_pooled: false, is_on_board: false }) =>
      (await ask('join-challenge', { id, ...consent, today, zone: 'UTC' })).outcome,
    read: async (id: string) => (await ask('get-challenge', { id, today })).challenge,
    listed: async () => (await ask('list-challenges', { today })).challenges.map(({ id }) => id),
    /** Writes an entry so many days ago. */
    write: (daysAgo = 0) =>
      api.owner.query(
        `insert into public.entries (instance_id, user_id, text, entry_at, time_zone)
         values ($1, $2, 'Some words', now() - make_interval(days => $3), 'UTC')`,
        [person.instanceId, person.id, daysAgo],
      ),
  };
}

/** A service at which people take part in challenges, and a clock that can be moved for one of them. */
export async function openHouse() {
  const api = await startTestApi();
  const instance = await createInstance(api.owner, 'acme');
  await api.owner.query(
    `insert into public.global_features (feature_key, enabled)
     values ('groups', true), ('challenges', true), ('entries', true)
     on conflict (feature_key) do update set enabled = true`,
  );
  const meet = async (name: string, at = instance) => {
    const person = await createPerson(api.owner, at);
    await api.owner.query(
      `insert into public.profiles (instance_id, id, name) values ($1, $2, $3)
       on conflict (instance_id, id) do update set name = excluded.name`,
      [at, person.id, name],
    );
    return createTaker(api, person);
  };
  /** Lets so many days pass for a challenge: it and everybody in it began earlier. */
  const passDays = async (id: string, days: number) => {
    await api.owner.query('update app.challenges set starts_on = starts_on - $2::int where id = $1', [
      id,
      days,
    ]);
    await api.owner.query(
      `update public.challenge_members set started_on = started_on - $2::int, paused_on = paused_on - $2::int
       where challenge_id = $1`,
      [id, days],
    );
  };
  return { api, instance, meet, passDays };
}
