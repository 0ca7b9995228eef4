import { createRateLimiter, type RateLimiter } from '@reflectory/auth';
import type { EditableObject } from '@reflectory/contracts/editing';
import { createInstance, createPerson, type TestPerson } from '@reflectory/runtime/testing';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { startTestApi } from '../../../testing/test-api.ts';
import { createTestDevice, shareObject, type TestDevice } from '../../../testing/test-device.ts';
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

/** What a person and a device say to the service. */
export type Device = TestDevice;

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
  const deviceOf = (person: TestPerson) => createTestDevice(api, person, editedShelf.type);
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
    share: (shelf: string, { person }: Device, level: string) =>
      shareObject(api, { type: editedShelf.type, id: shelf }, person, level),
  };
}

/** Minutes ago, as a device would say it. */
export const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
