import { type Change, editingFunctions as contract, type LoggedChange } from '@reflectory/contracts/editing';
import type { FunctionOutput } from '@reflectory/contracts/functions';
import type { TestPerson } from '@reflectory/runtime/testing';
import { randomUUID } from 'node:crypto';
import type { TestApi } from './test-api.ts';

/** A change without what a device adds to it. */
type Given = Partial<Change> & Pick<Change, 'kind' | 'table' | 'row_id'>;

/** A device of somebody who edits objects of a type. */
export type TestDevice = ReturnType<typeof createTestDevice>;

export function createTestDevice(api: TestApi, person: TestPerson, type: string) {
  const id = randomUUID();
  const known = new Map<string, number>();
  const call = async (name: string, input: unknown) => {
    const response = await api.fetchAs(person.context, `/functions/v1/${name}`, {
      method: 'POST',
      body: JSON.stringify(input),
    });
    return { status: response.status, body: (await response.json()) as unknown };
  };
  const ask = async <Name extends keyof typeof contract>(name: Name, input: unknown) => {
    const { status, body } = await call(name, input);
    if (status !== 200) throw new Error(JSON.stringify(body));
    return contract[name].output.parse(body) as FunctionOutput<Name>;
  };
  return {
    id,
    person,
    call,
    /** Changes as this device would make them now, on what it knows. */
    async change(objectId: string, ...given: Given[]) {
      const changes = given.map((one) => ({
        id: randomUUID(),
        device_id: id,
        made_at: new Date().toISOString(),
        seen: known.get(objectId) ?? 0,
        fields: {},
        ...one,
      }));
      const place = { type, id: objectId };
      const answer = await ask('change-object', { ...place, known: known.get(objectId) ?? 0, changes });
      known.set(objectId, answer.number);
      return { ...answer, states: answer.results.map(({ status: state, code }) => code ?? state) };
    },
    async get(objectId: string) {
      const { status, body } = await call('get-object', { type, id: objectId });
      if (status !== 200) return null;
      const answer = contract['get-object'].output.parse(body);
      known.set(objectId, answer.number);
      return answer;
    },
    async list(objectId: string, since = 0): Promise<LoggedChange[]> {
      return (await ask('list-object-changes', { type, id: objectId, known: since })).changes;
    },
  };
}

/** Lets somebody do something with an object of somebody else, as if they had been invited. */
export async function shareObject(
  { owner }: Pick<TestApi, 'owner'>,
  { type, id }: { type: string; id: string },
  { instanceId, id: personId }: TestPerson,
  level: string,
): Promise<void> {
  await owner.query(
    `insert into public.grants (instance_id, object_type, object_id, level, user_id, accepted_at)
     values ($1, $2, $3, $4, $5, now())`,
    [instanceId, type, id, level, personId],
  );
}
