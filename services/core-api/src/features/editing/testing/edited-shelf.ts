import { createRateLimiter, type RateLimiter } from '@reflectory/auth';
import {
  type Change,
  type EditableObject,
  editingFunctions as contract,
  type LoggedChange,
} from '@reflectory/contracts/editing';
import type { FunctionOutput } from '@reflectory/contracts/functions';
import { createInstance, createPerson, type TestPerson } from '@reflectory/runtime/testing';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { startTestApi, type TestApi } from '../../../testing/test-api.ts';
import { createEditingFunctions } from '../editing.functions.ts';

/** An object as an area would declare it; its tables are those of `edited-objects.sql`. */
const editedShelf: EditableObject = {
  type: 'edited_shelf',
  tables: {
    edited_shelves: { parent: null, fields: { title: z.string().max(200).default('') }, reads: ['user_id'] },
    edited_books: {
      parent: 'shelf_id',
      fields: {
        title: z.string().max(200),
        pages: z.int().default(0),
        notes: z.record(z.string(), z.unknown()).default({}),
      },
      reads: ['weight'],
    },
  },
};

type Given = Partial<Change> & Pick<Change, 'kind' | 'table' | 'row_id'>;

/** What a person and a device say to the service. */
export type Device = ReturnType<typeof createDevice>;

function createDevice(api: TestApi, person: TestPerson) {
  const id = randomUUID();
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
  const known = new Map<string, number>();
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
      const place = { type: 'edited_shelf', id: objectId };
      const answer = await ask('change-object', { ...place, known: known.get(objectId) ?? 0, changes });
      known.set(objectId, answer.number);
      return { ...answer, states: answer.results.map(({ status: state, code }) => code ?? state) };
    },
    async get(objectId: string) {
      const { status, body } = await call('get-object', { type: 'edited_shelf', id: objectId });
      if (status !== 200) return null;
      const answer = contract['get-object'].output.parse(body);
      known.set(objectId, answer.number);
      return answer;
    },
    async list(objectId: string, since = 0): Promise<LoggedChange[]> {
      const place = { type: 'edited_shelf', id: objectId };
      return (await ask('list-object-changes', { ...place, known: since })).changes;
    },
  };
}

/** A service in which shelves are edited together. */
export async function openShelves({ limiter }: { limiter?: RateLimiter } = {}) {
  const api = await startTestApi(({ database }) => ({
    functions: createEditingFunctions({
      editable: [editedShelf],
      limiter: limiter ?? createRateLimiter(database),
      now: Date.now,
    }),
  }));
  await api.owner.query(await readFile(path.join(import.meta.dirname, 'edited-objects.sql'), 'utf8'));
  const instance = await createInstance(api.owner, 'acme');
  const deviceOf = (person: TestPerson) => createDevice(api, person);
  return {
    api,
    instance,
    deviceOf,
    newDevice: async () => deviceOf(await createPerson(api.owner, instance)),
    /** A shelf of a device with one book on it. */
    async newShelf(device: Device) {
      const [shelf, book] = [randomUUID(), randomUUID()];
      await device.change(
        shelf,
        { kind: 'add', table: 'edited_shelves', row_id: shelf, fields: { title: 'Shelf' } },
        { kind: 'add', table: 'edited_books', row_id: book, fields: { title: 'Book', pages: 1 } },
      );
      return { shelf, book };
    },
    /** Lets somebody else do something with a shelf. */
    async share(shelf: string, { person }: Device, level: string) {
      await api.owner.query(
        `insert into public.grants (instance_id, object_type, object_id, level, user_id, accepted_at)
         values ($1, 'edited_shelf', $2, $3, $4, now())`,
        [instance, shelf, level, person.id],
      );
    },
  };
}

/** Minutes ago, as a device would say it. */
export const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
