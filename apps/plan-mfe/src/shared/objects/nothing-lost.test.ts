import { expect, it } from 'vitest';
import type { AnyRow, ObjectPlace } from './model/objects.ts';
import { createEditingServiceFake } from './testing/editing-server-fake.ts';
import { createIds, createTestDevice, createTestTime } from './testing/test-devices.ts';

const RUNS = 200;
const STEPS = 40;
const HOUR_MS = 3_600_000;
const people = ['ada', 'max'] as const;

/** The same numbers for the same seed (mulberry32). */
function createRandom(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}
type Random = ReturnType<typeof createRandom>;

const counts = { values: 0, deaths: 0, offline: 0, lostAnswers: 0, conflicts: 0, removals: 0, undone: 0 };

type World = {
  service: ReturnType<typeof createEditingServiceFake>;
  time: ReturnType<typeof createTestTime>;
  newId: () => string;
  place: ObjectPlace;
};

function openDevice({ service, time, newId, place }: World, userId: string, clockError: number) {
  const device = createTestDevice({ service, time, userId, newId, clockError });
  let page = device.openPage(place);
  return {
    device,
    page: () => page,
    /** The page is gone without a word, and another one is opened. */
    async reopen() {
      page = device.openPage(place);
      await page.open();
    },
  };
}
type TestDevice = ReturnType<typeof openDevice>;

/** One thing that somebody does; answers the value that they wrote, if they did. */
async function act(
  { device, page, reopen }: TestDevice,
  random: Random,
  world: World,
): Promise<string | null> {
  const rows = [...(page().tables().get('notes')?.keys() ?? [])];
  const id = rows[random(rows.length + 2)] ?? world.newId();
  const kind = random(14);
  const value = `value ${counts.values}`;
  const field = random(2) === 0 ? 'text' : 'color';
  if (kind < 6) {
    counts.values += 1;
    const isNew = !rows.includes(id);
    page().change([{ kind: isNew ? 'add' : 'set', table: 'notes', id, fields: { [field]: value } }]);
    return value;
  }
  if (kind === 6 && rows.includes(id)) {
    counts.removals += 1;
    page().change([{ kind: 'remove', table: 'notes', id }]);
  } else if (kind === 7) {
    counts.undone += 1;
    page().undo();
  } else if (kind === 8) page().redo();
  else if (kind === 9) {
    counts.deaths += 1;
    await reopen();
  } else if (kind === 10) {
    device.network.losesAnswers = !device.network.losesAnswers;
    counts.lostAnswers += 1;
  } else if (kind === 11) {
    device.network.isOnline = !device.network.isOnline;
    counts.offline += 1;
  } else await page().refresh();
  return null;
}

const shownBy = (rows: ReadonlyMap<string, AnyRow> | undefined) =>
  [...(rows?.values() ?? [])].toSorted((a, b) => (a.id < b.id ? -1 : 1));

it('two or three devices with wrong clocks, offline spells and deaths come to the same rows, and no value is lost', async () => {
  for (let seed = 1; seed <= RUNS; seed += 1) {
    const random = createRandom(seed);
    const time = createTestTime();
    const newId = createIds();
    const service = createEditingServiceFake({ now: time.now });
    const place = { type: 'pad', id: newId() };
    const world = { service, time, newId, place };
    const devices = Array.from({ length: 2 + random(2) }, (_, index) =>
      openDevice(world, people[index % 2] ?? 'ada', (random(49) - 24) * HOUR_MS),
    );
    devices[0]?.page().change([{ kind: 'add', table: 'pads', id: place.id, fields: { title: 'Pad' } }]);
    await devices[0]?.page().settle();
    service.share(place, 'max', 'edit');
    for (const { page } of devices) await page().open();

    const written: string[] = [];
    for (let step = 0; step < STEPS; step += 1) {
      const chosen = devices[random(devices.length)];
      if (!chosen) continue;
      const value = await act(chosen, random, world);
      if (value !== null) written.push(value);
      time.pass(random(20) * 60_000);
      await Promise.resolve();
    }

    for (const { device } of devices) Object.assign(device.network, { isOnline: true, losesAnswers: false });
    for (let round = 0; round < 3; round += 1) {
      time.pass(60_000);
      for (const { page } of devices) await page().refresh();
    }
    const kept = JSON.stringify(service.changes(place));
    const rows = service.rows(place, 'notes').toSorted((a, b) => (a.id < b.id ? -1 : 1));
    counts.conflicts += service
      .changes(place)
      .filter(({ conflicts }) => Object.keys(conflicts).length > 0).length;
    expect({ seed, lost: written.filter((value) => !kept.includes(`"${value}"`)) }).toEqual({
      seed,
      lost: [],
    });
    for (const { page } of devices) {
      expect({ seed, pending: page().state().pending }).toEqual({ seed, pending: 0 });
      expect({ seed, rows: shownBy(page().tables().get('notes')) }).toEqual({ seed, rows });
    }
  }
  process.stdout.write(`${JSON.stringify({ runs: RUNS, ...counts })}\n`);
  expect(Math.min(...Object.values(counts))).toBeGreaterThan(100);
}, 120_000);
