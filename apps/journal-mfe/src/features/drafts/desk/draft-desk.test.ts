import 'fake-indexeddb/auto';
import { beforeEach, expect, it } from 'vitest';
import { createDevice } from '../../../testing/drafts-bench.ts';
import { owner, SESSION_ID } from '../../../testing/draft-rows.ts';
import { createIndexedDbStorage, deleteDraftsDatabase } from '../storage/indexed-db-storage.ts';
import { createMemoryArea, createWebStorage } from '../storage/web-storage.ts';

beforeEach(() => deleteDraftsDatabase());

const textOf = (page: ReturnType<ReturnType<typeof createDevice>['openPage']>) =>
  page.desk.get(SESSION_ID)?.draft.answers;

it('has the words after a reload', async () => {
  const device = createDevice();
  const storage = await createIndexedDbStorage();
  const page = device.openPage({ storage });
  page.desk.begin(SESSION_ID, 'free');
  page.desk.change(SESSION_ID, { answers: ['Up betimes'] });
  await page.tick();
  expect(page.desk.get(SESSION_ID)?.keptRevision).toBe(1);

  const reloaded = device.openPage({ storage: await createIndexedDbStorage() });
  await reloaded.desk.loadAll();
  expect(textOf(reloaded)).toEqual(['Up betimes']);
});

it('has the last keystrokes of a page that was killed before the database was written', async () => {
  const device = createDevice();
  const page = device.openPage({ storage: await createIndexedDbStorage() });
  page.desk.begin(SESSION_ID, 'free');
  page.desk.change(SESSION_ID, { answers: ['Up'] });
  await page.tick();
  page.desk.change(SESSION_ID, { answers: ['Up, and to the office'] });

  const next = device.openPage({ storage: await createIndexedDbStorage() });
  expect((await next.desk.load(SESSION_ID))?.answers).toEqual(['Up, and to the office']);
  await next.tick();
  expect(device.area).toHaveLength(0);
  expect((await (await createIndexedDbStorage()).find(owner, SESSION_ID))?.revision).toBe(2);
});

it('ignores keystrokes that the database has overtaken', async () => {
  const device = createDevice();
  const page = device.openPage();
  page.desk.begin(SESSION_ID, 'free');
  page.desk.change(SESSION_ID, { answers: ['old'] });
  const [key, old] = [device.area.key(0) ?? '', device.area.getItem(device.area.key(0) ?? '') ?? ''];
  page.desk.change(SESSION_ID, { answers: ['new'] });
  await page.tick();
  // A browser that is killed may bring back what its local storage held seconds ago.
  device.area.setItem(key, old);
  const next = device.openPage();
  expect((await next.desk.load(SESSION_ID))?.answers).toEqual(['new']);
});

it('stores nothing for a session in which nobody has written', async () => {
  const device = createDevice();
  const page = device.openPage();
  page.desk.begin(SESSION_ID, 'free');
  await page.tick();
  expect(device.storageArea).toHaveLength(0);
});

it('never shows a draft to another person, nor at another instance', async () => {
  const device = createDevice();
  const storage = await createIndexedDbStorage();
  const page = device.openPage({ storage });
  page.desk.begin(SESSION_ID, 'free');
  page.desk.change(SESSION_ID, { answers: ['mine'] });
  await page.tick();
  page.desk.change(SESSION_ID, { answers: ['mine alone'] });

  for (const as of [
    { ...owner, userId: 'someone-else' },
    { ...owner, instanceId: 'somewhere-else' },
  ]) {
    const other = device.openPage({ storage, as });
    await other.desk.loadAll();
    expect(other.desk.list()).toEqual([]);
    expect(await other.desk.load(SESSION_ID)).toBeNull();
  }
  const again = device.openPage({ storage });
  await again.desk.loadAll();
  expect(textOf(again)).toEqual(['mine alone']);
});

it('says so when the device has no room, and keeps the words in memory', async () => {
  const area = createMemoryArea();
  const page = createDevice().openPage({
    storage: { ...createWebStorage(area), put: () => Promise.reject(new Error('QuotaExceededError')) },
  });
  page.desk.begin(SESSION_ID, 'free');
  page.desk.change(SESSION_ID, { answers: ['too much'] });
  await page.tick();
  expect(page.desk.get(SESSION_ID)).toMatchObject({ isDeviceFull: true, keptRevision: 0 });
  expect(textOf(page)).toEqual(['too much']);
});

it('takes over what another tab wrote, unless something is being typed here', async () => {
  const device = createDevice();
  const [here, there] = [device.openPage(), device.openPage()];
  here.desk.begin(SESSION_ID, 'free');
  here.desk.change(SESSION_ID, { answers: ['one'] });
  await here.tick();
  await there.desk.load(SESSION_ID);
  there.desk.change(SESSION_ID, { answers: ['one two'] });
  await there.tick();
  await here.desk.refresh({ sessionId: SESSION_ID });
  expect(textOf(here)).toEqual(['one two']);

  here.desk.change(SESSION_ID, { answers: ['one two three'] });
  await here.desk.refresh({ sessionId: SESSION_ID });
  expect(textOf(here)).toEqual(['one two three']);
});

it('coalesces changes between two frames into one write', async () => {
  const device = createDevice();
  let writes = 0;
  const storage = createWebStorage(device.storageArea);
  const page = device.openPage({
    storage: { ...storage, put: (drafts) => ((writes += 1), storage.put(drafts)) },
  });
  page.desk.begin(SESSION_ID, 'free');
  for (const text of ['U', 'Up', 'Up ']) page.desk.change(SESSION_ID, { answers: [text] });
  await page.tick();
  expect(writes).toBe(1);
});
