import { expect, it, vi } from 'vitest';
import { FunctionCallError } from '@reflectory/client';
import { createServiceClientFake } from '@reflectory/client/testing';
import { createDevice } from '../../../testing/drafts-bench.ts';
import { owner, rowOf, SESSION_ID } from '../../../testing/draft-rows.ts';

const COPY_ID = '44444444-4444-4444-8444-000000000001';
const user = { id: owner.userId, email: 'ada@acme.example' };

function writing(device: ReturnType<typeof createDevice>, text = 'Up betimes') {
  const page = device.openPage();
  page.desk.begin(SESSION_ID, 'free');
  page.desk.change(SESSION_ID, { answers: [text] });
  return page;
}
const draftOf = (page: ReturnType<typeof writing>, id = SESSION_ID) => page.desk.get(id)?.draft;

it('brings what was typed to the server, the newest revision only', async () => {
  const device = createDevice();
  const page = writing(device);
  page.desk.change(SESSION_ID, { answers: ['Up betimes, and to the office'] });
  await page.outbox.deliver(SESSION_ID);
  expect(device.service.rows('sessions')).toMatchObject([
    { id: SESSION_ID, user_id: owner.userId, answers: ['Up betimes, and to the office'], revision: 2 },
  ]);
  expect(draftOf(page)).toMatchObject({ savedRevision: 2, revision: 2 });
  expect(device.service.calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

it('keeps everything while offline and sends it when the network is back', async () => {
  const device = createDevice();
  device.network.isOnline = false;
  const page = writing(device);
  await page.outbox.deliver(SESSION_ID);
  expect(device.service.calls).toEqual([]);
  expect(page.desk.get(SESSION_ID)?.isWaiting).toBe(true);
  device.network.isOnline = true;
  await page.outbox.deliverAll();
  expect(page.desk.get(SESSION_ID)).toMatchObject({ isWaiting: false, draft: { savedRevision: 1 } });
});

it('tries again after 1, 2, 5 and 10 seconds while the server is away', async () => {
  const device = createDevice();
  device.service.setReachable(false);
  const page = writing(device);
  const delays: number[] = [];
  await page.outbox.deliver(SESSION_ID);
  for (let round = 0; round < 4; round += 1) {
    const next = page.planned.at(-1);
    delays.push(next?.milliseconds ?? 0);
    next?.task();
    await vi.waitFor(() => expect(page.planned.at(-1)).not.toBe(next));
  }
  expect(delays).toEqual([1000, 2000, 5000, 10_000]);
  device.service.setReachable(true);
  await page.outbox.deliverAll();
  expect(draftOf(page)?.savedRevision).toBe(1);
});

it.each([500, 503, 429])('keeps and tries again after %i', async (status) => {
  const device = createDevice();
  device.service.failCalls('sessions', status);
  const page = writing(device);
  await page.outbox.deliver(SESSION_ID);
  expect(draftOf(page)).toMatchObject({ refusal: null, answers: ['Up betimes'] });
  expect(page.planned).toHaveLength(1);
});

it('keeps a text that the server refuses, says why, and tries again once it changed', async () => {
  const device = createDevice();
  device.service.failCalls('sessions', 400);
  const page = writing(device);
  await page.outbox.deliver(SESSION_ID);
  expect(draftOf(page)).toMatchObject({
    refusal: { revision: 1 },
    answers: ['Up betimes'],
    savedRevision: 0,
  });
  const calls = device.service.calls.length;
  await page.outbox.deliverAll();
  expect(device.service.calls).toHaveLength(calls);
  device.service.failCalls('sessions', null);
  page.desk.change(SESSION_ID, { answers: ['Up'] });
  await page.outbox.deliver(SESSION_ID);
  expect(draftOf(page)).toMatchObject({ savedRevision: 2, refusal: null });
});

it('recognises its own save after the confirmation was lost', async () => {
  const device = createDevice();
  const page = writing(device);
  await page.outbox.deliver(SESSION_ID);
  page.desk.change(SESSION_ID, { answers: ['Up betimes, and to church'] });
  // The server takes the save, and the answer never arrives.
  const fetchRow = device.service.rows('sessions')[0];
  device.service.setReachable(false);
  await page.outbox.deliver(SESSION_ID);
  Object.assign(fetchRow ?? {}, { answers: ['Up betimes, and to church'], revision: 2 });
  device.service.setReachable(true);
  page.desk.change(SESSION_ID, { answers: ['Up betimes, and to church, where I slept'] });
  await page.outbox.deliverAll();
  expect(page.desk.list()).toHaveLength(1);
  expect(device.service.rows('sessions')).toMatchObject([
    { answers: ['Up betimes, and to church, where I slept'], revision: 3 },
  ]);
});

it('lets the newer revision keep the session and goes on with its own words as a copy', async () => {
  const service = createServiceClientFake({ user });
  const phone = createDevice(service).openPage();
  const laptop = createDevice(service);
  const page = writing(laptop);
  await page.outbox.deliver(SESSION_ID);
  laptop.network.isOnline = false;
  page.desk.change(SESSION_ID, { answers: ['written on the laptop'] });

  phone.desk.replace({ ...(draftOf(page) ?? page.desk.list()[0]?.draft ?? fail()), answers: ['Up betimes'] });
  for (const text of ['a', 'b', 'written on the phone']) phone.desk.change(SESSION_ID, { answers: [text] });
  await phone.outbox.deliver(SESSION_ID);

  laptop.network.isOnline = true;
  await page.outbox.deliverAll();
  expect(page.desk.get(SESSION_ID)).toMatchObject({ continuesAs: COPY_ID });
  expect(draftOf(page)?.answers).toEqual(['written on the phone']);
  expect(draftOf(page, COPY_ID)?.answers).toEqual(['written on the laptop']);
  await page.outbox.deliver(COPY_ID);
  const stored = Object.fromEntries(service.rows('sessions').map(({ id, answers }) => [id, answers]));
  expect(stored).toEqual({ [SESSION_ID]: ['written on the phone'], [COPY_ID]: ['written on the laptop'] });
});

it('takes over a newer row when nothing was typed here', async () => {
  const device = createDevice();
  const page = writing(device);
  await page.outbox.deliver(SESSION_ID);
  await page.outbox.compare(rowOf({ answers: ['from the phone'], revision: 8 }));
  expect(draftOf(page)).toMatchObject({ answers: ['from the phone'], revision: 8, savedRevision: 8 });
  await page.outbox.compare(rowOf({ answers: ['an answer that was slow'], revision: 4 }));
  expect(draftOf(page)?.answers).toEqual(['from the phone']);
});

const analysis = {
  engine: 'builtin@1',
  language: 'en',
  summary: '',
  emotions: [],
  themes: [],
  suggestions: [],
  wordCount: 2,
  rhythm: [2],
};
const completing = (failure: { current: FunctionCallError | null }) =>
  createServiceClientFake({
    user,
    functions: {
      'complete-session': ({ session_id: sessionId }) => {
        if (failure.current) throw failure.current;
        return { entry_id: sessionId.replaceAll('3', '5'), analysis, artwork_svg: '<svg/>' };
      },
    },
  });

it('saves first and finishes then, also when finishing was asked for offline', async () => {
  const device = createDevice(completing({ current: null }));
  device.network.isOnline = false;
  const page = writing(device);
  page.desk.change(SESSION_ID, { intent: 'complete' });
  await page.outbox.deliver(SESSION_ID);
  await page.tick();
  const next = device.openPage();
  await next.desk.loadAll();
  expect(draftOf(next)?.intent).toBe('complete');
  device.network.isOnline = true;
  await next.outbox.deliverAll();
  expect(device.service.calls.map(({ path }) => path)).toEqual([
    '/rest/v1/sessions',
    '/functions/v1/complete-session',
  ]);
  expect(next.desk.get(SESSION_ID)?.entryId).toBe(SESSION_ID.replaceAll('3', '5'));
  expect(device.storageArea).toHaveLength(0);
});

it('keeps the session open when the server will not finish it', async () => {
  const failure = { current: new FunctionCallError('invalid_input', 'Nothing was written') };
  const page = writing(createDevice(completing(failure)));
  page.desk.change(SESSION_ID, { intent: 'complete' });
  await page.outbox.deliver(SESSION_ID);
  expect(draftOf(page)).toMatchObject({
    intent: 'keep',
    refusal: { code: 'invalid_input', message: 'Nothing was written' },
    answers: ['Up betimes'],
  });
});

it('discards on the server before it forgets on the device', async () => {
  const device = createDevice();
  const page = writing(device);
  await page.outbox.deliver(SESSION_ID);
  device.service.setReachable(false);
  page.desk.change(SESSION_ID, { intent: 'discard' });
  await page.outbox.deliver(SESSION_ID);
  expect(draftOf(page)?.answers).toEqual(['Up betimes']);
  device.service.setReachable(true);
  await page.outbox.deliverAll();
  expect(page.desk.list()).toEqual([]);
  expect(device.service.rows('sessions')).toEqual([]);
  expect(device.storageArea).toHaveLength(0);
});

it('sends nothing in the name of another person', async () => {
  const device = createDevice(createServiceClientFake({ user: { id: 'max', email: 'max@globex.example' } }));
  const page = writing(device);
  await page.outbox.deliver(SESSION_ID);
  expect(device.service.calls).toEqual([]);
  expect(page.desk.get(SESSION_ID)?.isWaiting).toBe(true);
});

function fail(): never {
  throw new Error('No draft on the desk');
}
