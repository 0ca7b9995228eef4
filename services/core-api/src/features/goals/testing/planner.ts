import { type Change, editingFunctions } from '@reflectory/contracts/editing';
import type { FunctionOutput } from '@reflectory/contracts/functions';
import { goalFunctions } from '@reflectory/contracts/goals';
import { habitFunctions } from '@reflectory/contracts/habits';
import { numberOfDay } from '@reflectory/domain/days';
import { habitDayId } from '@reflectory/domain/habits';
import { createInstance, createPerson, type TestPerson } from '@reflectory/runtime/testing';
import { randomUUID } from 'node:crypto';
import { startTestApi, type TestApi } from '../../../testing/test-api.ts';

const contract = { ...editingFunctions, ...goalFunctions, ...habitFunctions };
type Given = Pick<Change, 'kind' | 'table' | 'row_id'> & Partial<Change>;
type Place = { type: 'goal' | 'habit'; id: string };
type Fields = Record<string, unknown>;

/** What a person and their device say to the service of goals and habits. */
export type Planner = ReturnType<typeof createPlanner>;

function createPlanner(api: TestApi, person: TestPerson) {
  const device = randomUUID();
  const ask = async <Name extends keyof typeof contract>(name: Name, input: unknown) => {
    const response = await api.fetchAs(person.context, `/functions/v1/${name}`, {
      method: 'POST',
      body: JSON.stringify(input),
    });
    const body = (await response.json()) as unknown;
    if (response.status !== 200) throw new Error(JSON.stringify(body));
    return contract[name].output.parse(body) as FunctionOutput<Name>;
  };
  const change = async (place: Place, ...given: Given[]) => {
    const changes = given.map((one) => ({
      id: randomUUID(),
      device_id: device,
      made_at: new Date().toISOString(),
      seen: 0,
      fields: {},
      ...one,
    }));
    const { results } = await ask('change-object', { ...place, known: 0, changes });
    return results.map(({ status, code }) => code ?? status);
  };
  const planner = {
    person,
    ask,
    change,
    client: api.clientFor(person.context),
    /** Adds a row below an object, or the object itself; answers its id. */
    async add(table: string, fields: Fields, place?: Place, id = randomUUID()) {
      const object = place ?? { type: table === 'habits' ? 'habit' : 'goal', id };
      const [result] = await change(object, { kind: 'add', table, row_id: id, fields });
      if (result !== 'applied') throw new Error(`${table}: ${result}`);
      return id;
    },
    goal: (fields: Fields = {}) =>
      planner.add('goals', { title: 'Run a half marathon', starts_on: '2026-01-01', ...fields }),
    keyResult: (goal: string, fields: Fields = {}) =>
      planner.add('key_results', { title: 'Kilometres', ...fields }, { type: 'goal', id: goal }),
    habit: (fields: Fields = {}) =>
      planner.add('habits', { name: 'Run', starts_on: '2026-01-01', ...fields }),
    async say(habit: string, day: string, fields: Fields = { state: 'done' }) {
      const row = { table: 'habit_days', row_id: habitDayId(habit, numberOfDay(day)) };
      const place: Place = { type: 'habit', id: habit };
      const [added] = await change(place, { ...row, kind: 'add', fields: { day, ...fields } });
      return added === 'applied' ? added : (await change(place, { ...row, kind: 'set', fields }))[0];
    },
    read: (place: Place) => ask('get-object', place),
    goals: async (isArchive = false) => (await ask('list-goals', { isArchive })).goals,
    habits: async (day: string, isArchive = false) => (await ask('list-habits', { day, isArchive })).habits,
  };
  return planner;
}

/** A service at which people plan. */
export async function openPlanning() {
  const api = await startTestApi();
  const instance = await createInstance(api.owner, 'acme');
  await api.owner.query(
    `insert into public.global_features (feature_key, enabled) values ('goals', true)
     on conflict (feature_key) do update set enabled = true`,
  );
  const plannerOf = (person: TestPerson) => createPlanner(api, person);
  return {
    api,
    instance,
    plannerOf,
    newPlanner: async () => plannerOf(await createPerson(api.owner, instance)),
    /** Lets somebody else do something with a goal or a habit. */
    async share({ type, id }: Place, { person }: Planner, level: string) {
      await api.owner.query(
        `insert into public.grants (instance_id, object_type, object_id, level, user_id, accepted_at)
         values ($1, $2, $3, $4, $5, now())`,
        [instance, type, id, level, person.id],
      );
    },
  };
}
