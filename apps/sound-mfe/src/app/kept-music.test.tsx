import { createServiceClientFake, FAKE_INSTANCE_ID } from '@reflectory/client/testing';
import { FAKE_USER, renderWithPlatform } from '@reflectory/platform-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import music from '../features/music/locales/en.json';
import { trackRow } from '../features/music/testing/track-row.ts';
import en from '../locales/en.json';
import { listKeptTracks } from '../player/kept-tracks.ts';
import { createCachesFake } from '../player/testing/caches-fake.ts';
import { deviceKeeper } from './device-keeper.ts';
import MusicPage from './music.page.tsx';

vi.mock('../player/sound-output.ts', async () => {
  const { createOutputFake } = await import('../player/testing/output-fake.ts');
  return { openSoundOutput: createOutputFake().open };
});

const common = { retry: 'Try again', loading: 'Loading', cancel: 'Cancel', close: 'Close', errors: {} };
const texts = { sound: { ...en, ...music }, common };
const owner = { instanceId: FAKE_INSTANCE_ID, userId: FAKE_USER.id };
function open() {
  const fake = createServiceClientFake({
    user: FAKE_USER,
    tables: {
      tracks: [trackRow('1', 'Low tide'), trackRow('2', 'Open sea')] as never,
      playlists: [{ id: 'l', name: 'Evening', track_ids: ['1', '2'], user_id: FAKE_USER.id }] as never,
      catalogues: [],
      catalogue_tracks: [],
      library_begun: [],
    },
    functions: { 'get-file-room': () => ({ used: 0, limit: null, largest: 25_000_000 }) },
  });
  return {
    ...fake,
    ...renderWithPlatform(<MusicPage />, {
      client: fake.client,
      texts,
      path: '/sounds/music',
      route: '/sounds/music',
    }),
  };
}
const room = (bytes: number) =>
  vi.stubGlobal('navigator', {
    ...navigator,
    storage: {
      estimate: () => Promise.resolve({ quota: bytes, usage: 0 }),
      persist: () => Promise.resolve(true),
    },
  });
const choose = async (user: ReturnType<typeof userEvent.setup>, name: string, act: string) => {
  await user.click(await screen.findByRole('button', { name: `What to do with “${name}”` }));
  await user.click(await screen.findByRole('menuitem', { name: act }));
};
const here = () => screen.findByRole('region', { name: 'On this device' });

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('caches', createCachesFake());
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(new Uint8Array(4_000_000))));
});
afterEach(async () => {
  await deviceKeeper.forget({ ...owner, client: {} as never }, { withUnsent: true });
  vi.unstubAllGlobals();
});

test('a piece is kept on the device, says how much room it takes, and is removed', async () => {
  const user = userEvent.setup();
  open();
  await choose(user, 'Low tide', 'Keep on this device');
  expect(await within(await here()).findByText(/4 MB of music are kept here/)).toBeVisible();
  expect([...(await listKeptTracks(owner)).keys()]).toEqual(['1']);
  await user.click(screen.getByRole('button', { name: 'Remove Low tide from this device' }));
  await waitFor(async () => expect((await listKeptTracks(owner)).size).toBe(0));
  expect(screen.queryByRole('region', { name: 'On this device' })).toBeNull();
});

test('a playlist is kept with its pieces, and what is deleted of them goes from the device', async () => {
  const user = userEvent.setup();
  open();
  await choose(user, 'Evening', 'Keep on this device');
  expect(await within(await here()).findByText('2 pieces · 8 MB')).toBeVisible();
  await choose(user, 'Low tide', 'Delete');
  await waitFor(async () => expect([...(await listKeptTracks(owner)).keys()]).toEqual(['2']));
  expect(await within(await here()).findByText('1 piece · 4 MB')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Bring it back' }));
  expect(await within(await here()).findByText('2 pieces · 8 MB')).toBeVisible();
});

test('a device without room for it says so before anything is fetched', async () => {
  const user = userEvent.setup();
  room(52_000_000);
  open();
  await choose(user, 'Low tide', 'Keep on this device');
  expect(await screen.findByRole('alert')).toHaveTextContent('4 MB are to come, and 2 MB fit');
  expect((await listKeptTracks(owner)).size).toBe(0);
});

test('whoever signs out takes what was kept along', async () => {
  const user = userEvent.setup();
  open();
  await choose(user, 'Evening', 'Keep on this device');
  await within(await here()).findByText('2 pieces · 8 MB');
  await deviceKeeper.forget({ ...owner, client: {} as never }, { withUnsent: false });
  expect((await listKeptTracks(owner)).size).toBe(0);
  expect(Object.keys(localStorage).filter((key) => key.includes('kept'))).toEqual([]);
});
