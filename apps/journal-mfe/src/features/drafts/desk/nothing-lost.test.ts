import { expect, it } from 'vitest';
import { createServiceClientFake } from '@reflectory/client/testing';
import { createDevice } from '../../../testing/drafts-bench.ts';
import { owner, SESSION_ID } from '../../../testing/draft-rows.ts';
import type { DraftRow } from '../model/draft.ts';

const RUNS = 150;
const HOUR_MS = 3_600_000;
const user = { id: owner.userId, email: 'ada@acme.example' };

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

const counts = { runs: 0, words: 0, deaths: 0, offline: 0, copies: 0 };

function openDevice(service: ReturnType<typeof createServiceClientFake>, newId: () => string, clock: number) {
  const device = createDevice(service);
  device.clock.now += clock;
  let page = device.openPage({ newId });
  let at = SESSION_ID;
  const follow = () => {
    at = page.desk.get(at)?.continuesAs ?? at;
    if (!page.desk.get(at)) page.desk.begin(at, 'free');
  };
  return {
    device,
    /** Types at the end of what this device has. */
    type(word: string) {
      follow();
      const text = page.desk.get(at)?.draft.answers[0] ?? '';
      page.desk.change(at, { answers: [`${text} ${word}`] });
      device.clock.now += 1000;
    },
    tick: () => page.tick(),
    deliver: () => page.outbox.deliverAll(),
    async look() {
      const row = service.rows('sessions').find(({ id }) => id === at) as DraftRow | undefined;
      if (row && device.network.isOnline) await page.outbox.compare(structuredClone(row));
    },
    /** The page is gone between two keys: what was not written to the device is on the keystroke bridge alone. */
    async die() {
      counts.deaths += 1;
      page.outbox.stop();
      page = device.openPage({ newId });
      await page.desk.loadAll();
    },
  };
}

it('keeps every word of two or three devices in a session, through deaths, offline spells and wrong clocks', async () => {
  for (let seed = 1; seed <= RUNS; seed += 1) {
    const random = createRandom(seed);
    const service = createServiceClientFake({ user });
    let ids = 0;
    const newId = () => `44444444-4444-4444-8444-${String((ids += 1)).padStart(12, '0')}`;
    const devices = Array.from({ length: 2 + random(2) }, () =>
      openDevice(service, newId, (random(145) - 72) * HOUR_MS),
    );
    const typed: string[] = [];
    for (let step = 0; step < 30; step += 1) {
      const chosen = devices[random(devices.length)];
      if (!chosen) continue;
      const kind = random(10);
      if (kind < 4) {
        typed.push(`word${typed.length}x`);
        chosen.type(typed.at(-1) ?? '');
      } else if (kind === 4) await chosen.tick();
      else if (kind < 7) await chosen.deliver();
      else if (kind === 7) await chosen.look();
      else if (kind === 8) await chosen.die();
      else {
        chosen.device.network.isOnline = !chosen.device.network.isOnline;
        if (!chosen.device.network.isOnline) counts.offline += 1;
      }
    }
    for (const { device } of devices) device.network.isOnline = true;
    for (let round = 0; round < 3; round += 1) for (const each of devices) await each.deliver();
    const rows = service.rows('sessions');
    const kept = new Set(rows.flatMap(({ answers }) => answers.join(' ').split(' ')));
    expect({ seed, lost: typed.filter((word) => !kept.has(word)) }).toEqual({ seed, lost: [] });
    counts.runs += 1;
    counts.words += typed.length;
    counts.copies += Math.max(rows.length - 1, 0);
  }
  process.stdout.write(`${JSON.stringify(counts)}\n`);
  expect(counts.copies).toBeGreaterThan(0);
}, 120_000);
