import { expect, it } from 'vitest';
import { createDevice } from '../../../testing/drafts-bench.ts';
import { SESSION_ID } from '../../../testing/draft-rows.ts';

const long = 'and so it went on '.repeat(5000);

/** Types a key every `keyMs` for `seconds` into a text; answers how often and with how many bytes the server was asked. */
async function type({ text, seconds, keyMs }: { text: string; seconds: number; keyMs: number }) {
  const device = createDevice();
  const page = device.openPage();
  page.desk.begin(SESSION_ID, 'free');
  const due: { at: number; task: () => void }[] = [];
  const saves: number[] = [];
  const begun = device.clock.now;
  const collect = () => {
    for (const { milliseconds, task } of page.planned.splice(0)) {
      due.splice(0, due.length, { at: device.clock.now + milliseconds, task });
    }
  };
  let typed = text;
  const last = begun + seconds * 1000;
  for (; device.clock.now <= last + 30_000; device.clock.now += keyMs) {
    if (device.clock.now <= last) {
      page.desk.change(SESSION_ID, { answers: [(typed += 'a')] });
      page.outbox.schedule(SESSION_ID);
    }
    collect();
    const next = due[0];
    if (!next || next.at > device.clock.now) continue;
    due.length = 0;
    const calls = device.service.calls.length;
    next.task();
    // A keystroke while the save is on its way.
    if (device.clock.now < last) page.desk.change(SESSION_ID, { answers: [(typed += 'b')] });
    for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
    await new Promise((resolve) => setTimeout(resolve));
    saves.push(...device.service.calls.slice(calls).map(() => device.clock.now - begun));
  }
  const stored = device.service.rows('sessions')[0];
  return { saves, isWhole: stored?.answers[0] === typed };
}

it('saves a short text at most every two seconds while it is typed, and wholly at the end', async () => {
  const { saves, isWhole } = await type({ text: '', seconds: 30, keyMs: 100 });
  const gaps = saves.slice(1).map((at, index) => at - (saves[index] ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(2000);
  expect(saves.length).toBeGreaterThan(10);
  expect(isWhole).toBe(true);
});

it('sends a long text when the typing pauses, and every 20 seconds when it does not', async () => {
  const { saves, isWhole } = await type({ text: long, seconds: 50, keyMs: 100 });
  expect(saves).toHaveLength(3);
  expect(saves.at(-1)).toBeLessThanOrEqual(50_000 + 2100);
  expect(isWhole).toBe(true);
});

it('sends nothing when nothing changed', async () => {
  const device = createDevice();
  const page = device.openPage();
  page.desk.begin(SESSION_ID, 'free');
  page.desk.change(SESSION_ID, { answers: ['Up betimes'] });
  await page.outbox.deliver(SESSION_ID);
  const calls = device.service.calls.length;
  page.outbox.schedule(SESSION_ID);
  await page.outbox.deliverAll();
  expect(page.planned).toEqual([]);
  expect(device.service.calls).toHaveLength(calls);
});
