import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createInstance, createPerson, type TestPerson } from '@reflectory/runtime/testing';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let ada: TestPerson;
beforeAll(async () => {
  api = await startTestApi();
  ada = await createPerson(api.owner, await createInstance(api.owner, 'acme'));
  // Reading takes time and changes no words.
  await api.owner.query(
    `insert into public.instance_features (instance_id, feature_key, enabled) values ($1, 'insights', false)
       on conflict (instance_id, feature_key) do update set enabled = excluded.enabled`,
    [ada.instanceId],
  );
});
afterAll(() => api.stop());

const client = () => api.clientFor(ada.context);
const call = async (name: string, input: object) => {
  const response = await api.fetchAs(ada.context, `/functions/v1/${name}`, {
    method: 'POST',
    body: JSON.stringify(input),
  });
  return {
    status: response.status,
    body: (await response.json()) as { version?: number; conflict_id?: string },
  };
};
const entryOf = async (id: string) => {
  const { data, error } = await client().from('entries').select('text,version').eq('id', id).single();
  if (error) throw error;
  return data;
};

const counts = {
  runs: 0,
  words: 0,
  sent: 0,
  lost: 0,
  offline: 0,
  shelved: 0,
  resolved: 0,
  restored: 0,
  removed: 0,
};

/** What a device keeps of an entry through a death: its words, and the version that they were made from. */
function createDevice(name: string, entryId: string, hoursOff: number) {
  const known = { version: 0, text: '', isDirty: false, isOnline: true };
  const pull = async () => {
    if (!known.isOnline || known.isDirty) return;
    Object.assign(known, await entryOf(entryId));
  };
  const push = async (isAnswerLost: boolean) => {
    if (!known.isDirty) return;
    if (!known.isOnline) {
      counts.offline += 1;
      return;
    }
    counts.sent += 1;
    const answers = [known.text];
    const input = { entry_id: entryId, base_version: known.version, answers, device: name };
    const { status, body } = await call('revise-entry', input);
    expect(status).toBe(200);
    if (isAnswerLost) {
      counts.lost += 1;
      return;
    }
    if (body.conflict_id) counts.shelved += 1;
    known.isDirty = false;
    known.version = body.version ?? known.version;
    await pull();
  };
  return {
    known,
    pull,
    push,
    type(word: string, at: number) {
      const words = known.text.split(' ');
      words.splice(at % (words.length + 1), 0, word);
      Object.assign(known, { text: words.join(' '), isDirty: true });
    },
    /** Takes a word out that the server has: what was never sent is nowhere but here. */
    remove(at: number) {
      const words = known.text.split(' ');
      if (known.isDirty || words.length < 2) return;
      counts.removed += 1;
      words.splice(at % words.length, 1);
      Object.assign(known, { text: words.join(' '), isDirty: true });
    },
    async redate() {
      if (!known.isOnline) return;
      const at = new Date(Date.now() + hoursOff * 3_600_000).toISOString();
      await client()
        .from('entries')
        .update({ entry_at: at, title: `${name} ${at}` })
        .eq('id', entryId);
    },
  };
}
type Device = ReturnType<typeof createDevice>;

async function resolveOne(entryId: string, keep: string) {
  const { data } = await client()
    .from('entry_conflicts')
    .select('id')
    .eq('entry_id', entryId)
    .is('resolved_at', null)
    .limit(1);
  if (!data?.[0]) return;
  counts.resolved += 1;
  expect((await call('resolve-entry-conflict', { conflict_id: data[0].id, keep })).status).toBe(200);
}
async function restoreOne(entryId: string, device: Device, at: number) {
  const { data } = await client().from('entry_versions').select('version').eq('entry_id', entryId);
  const chosen = data?.[at % Math.max(data.length, 1)];
  if (!chosen || !device.known.isOnline) return;
  const input = { entry_id: entryId, version: chosen.version, base_version: device.known.version };
  const { status } = await call('restore-entry-version', input);
  expect([200, 409]).toContain(status);
  if (status === 200) counts.restored += 1;
}

const step = fc.record({
  device: fc.nat({ max: 2 }),
  at: fc.nat({ max: 1000 }),
  keep: fc.constantFrom('entry', 'other', 'both'),
  kind: fc.constantFrom(
    ...([
      'type',
      'type',
      'type',
      'remove',
      'push',
      'push',
      'pushAndDie',
      'pull',
      'goOffline',
      'goOnline',
    ] as const),
    ...(['redate', 'resolve', 'restore'] as const),
  ),
});

it('keeps every word of two or three devices in the entry, a version or on the shelf', async () => {
  const hours = fc.integer({ min: -72, max: 72 });
  await fc.assert(
    fc.asyncProperty(
      fc.array(hours, { minLength: 2, maxLength: 3 }),
      fc.array(step, { minLength: 10, maxLength: 40 }),
      async (clocks, steps) => {
        counts.runs += 1;
        const entryId = randomUUID();
        const row = { id: entryId, user_id: ada.id, text: 'begun' };
        expect((await client().from('entries').insert(row)).error).toBeNull();
        const devices = clocks.map((off, index) => createDevice(`device ${index}`, entryId, off));
        for (const device of devices) await device.pull();
        const typed = ['begun'];
        for (const { kind, device: chosen, at, keep } of steps) {
          const device = devices[chosen % devices.length];
          if (!device) continue;
          if (kind === 'type') {
            const word = `word${typed.length}x`;
            typed.push(word);
            device.type(word, at);
          } else if (kind === 'push' || kind === 'pushAndDie') await device.push(kind === 'pushAndDie');
          else if (kind === 'goOffline' || kind === 'goOnline') device.known.isOnline = kind === 'goOnline';
          else if (kind === 'resolve') await resolveOne(entryId, keep);
          else if (kind === 'restore') await restoreOne(entryId, device, at);
          else if (kind === 'remove') device.remove(at);
          else await device[kind]();
        }
        for (const device of devices) {
          device.known.isOnline = true;
          await device.push(false);
        }
        counts.words += typed.length;
        const [versions, shelf] = await Promise.all([
          client().from('entry_versions').select('text').eq('entry_id', entryId),
          client().from('entry_conflicts').select('text').eq('entry_id', entryId),
        ]);
        const places = [await entryOf(entryId), ...(versions.data ?? []), ...(shelf.data ?? [])];
        const kept = new Set(places.flatMap(({ text }) => text.split(/\s+/)));
        expect(typed.filter((word) => !kept.has(word))).toEqual([]);
      },
    ),
    { numRuns: 60, interruptAfterTimeLimit: 60_000, markInterruptAsFailure: false },
  );
  process.stdout.write(`${JSON.stringify(counts)}\n`);
  expect(counts.shelved).toBeGreaterThan(0);
  expect(counts.lost).toBeGreaterThan(0);
}, 120_000);
