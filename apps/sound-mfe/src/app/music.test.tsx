import 'fake-indexeddb/auto';
import { FunctionCallError } from '@reflectory/client';
import {
  createServiceClientFake,
  FAKE_INSTANCE_ID,
  type ServiceClientFake,
} from '@reflectory/client/testing';
import { FAKE_USER, renderWithPlatform } from '@reflectory/platform-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { arrivalQueue } from '../features/music/own-arrivals.ts';
import { arrivalStore } from '../features/music/arrival-store.ts';
import { MusicProblem } from '../features/music/components/music-problem.tsx';
import music from '../features/music/locales/en.json';
import { trackRow } from '../features/music/testing/track-row.ts';
import { wavFile } from '../features/music/testing/wav-file.ts';
import en from '../locales/en.json';
import FootSlot from '../player/foot.slot.tsx';
import { player } from '../player/own-player.ts';
import { deviceKeeper } from './device-keeper.ts';
import MusicPage from './music.page.tsx';

vi.mock('../player/sound-output.ts', async () => {
  const { createOutputFake } = await import('../player/testing/output-fake.ts');
  return { openSoundOutput: createOutputFake().open };
});
vi.mock('../features/music/model/browser-reader.ts', async () => {
  const { readerFake } = await import('../features/music/testing/reader-fake.ts');
  return { browserReader: readerFake };
});

const common = { retry: 'Try again', loading: 'Loading', cancel: 'Cancel', close: 'Close', errors: {} };
const texts = { sound: { ...en, ...music }, common };
type OpenOptions = {
  catalogues?: object[];
  catalogueTracks?: object[];
  permissions?: string[];
  tracks?: object[];
  playlists?: object[];
  refused?: object | null;
  /** What the door to pieces of catalogues refuses with. */
  refusal?: 'not_found' | 'rate_limited' | 'unavailable';
  path?: string;
};

/** The file storage: takes whatever comes, or refuses it. */
const storageFake = (uploads: string[], refused: () => object | null) =>
  vi.fn<typeof fetch>((input, init) => {
    const [, path = ''] = String(input).split('/storage/v1/');
    if (path.startsWith('object/authenticated/')) return Promise.resolve(new Response(new Uint8Array(240)));
    if (init?.method === 'POST') uploads.push(path);
    const refusal = refused();
    return Promise.resolve(refusal ? Response.json(refusal, { status: 400 }) : Response.json({}));
  });

function open(options: OpenOptions = {}) {
  const { tracks = [], playlists = [], catalogues = [], catalogueTracks = [] } = options;
  const { refused = null, path = '', permissions = [] } = options;
  const fake: ServiceClientFake = createServiceClientFake({
    routines: {
      catalogue_addresses: () => fake.rows('catalogues').map(({ id, address }) => ({ id, address })),
    },
    user: FAKE_USER,
    tables: {
      tracks: tracks as never,
      playlists: playlists as never,
      catalogues: catalogues as never,
      catalogue_tracks: catalogueTracks as never,
      library_begun: [],
    },
    functions: {
      'get-file-room': () => ({ used: 12_300_000, limit: 1_000_000_000, largest: 25_000_000 }),
      'get-catalogue-track': () => {
        throw new FunctionCallError(options.refusal ?? 'internal', 'Refused');
      },
    },
  });
  const uploads: string[] = [];
  let refusal = refused;
  vi.stubGlobal(
    'fetch',
    storageFake(uploads, () => refusal),
  );
  const refuse = (next: object | null) => void (refusal = next);
  const shown = renderWithPlatform(
    <>
      <MusicPage />
      <FootSlot />
    </>,
    { client: fake.client, texts, permissions, path: `/sounds/music${path}`, route: '/sounds/music' },
  );
  return { ...fake, ...shown, uploads, refuse };
}
const choose = async (...files: File[]) =>
  userEvent.setup().upload(await screen.findByLabelText('Music files from this device'), files);
const pieces = () => screen.findByRole('region', { name: 'Pieces' });

beforeEach(async () => {
  player.stop();
  await arrivalQueue.forget({ instanceId: FAKE_INSTANCE_ID, userId: FAKE_USER.id }, { withKept: true });
  sessionStorage.clear();
});

test('a file is read, measured and kept; how much room is used is said', async () => {
  const { rows, uploads } = open();
  expect(await screen.findByText(/12 MB of 1 GB are used by all your files/)).toBeVisible();
  await choose(wavFile('a.wav', { tags: { INAM: 'Low tide', IART: 'Mira Sol' } }));
  expect(await within(await pieces()).findByText('Low tide')).toBeVisible();
  expect(rows('tracks')).toMatchObject([{ title: 'Low tide', artist: 'Mira Sol', duration_ms: 2000 }]);
  expect(uploads).toEqual([expect.stringContaining(`object/media/${FAKE_USER.id}/music/`)]);
});

test('a text that is named as music is refused in words, and the next file is taken', async () => {
  const { rows, uploads } = open();
  await choose(new File(['Dear diary'], 'song.mp3', { type: 'audio/mpeg' }), wavFile('Harbour.wav'));
  expect(await screen.findByText(/This is not music, whatever its name says/)).toBeVisible();
  expect(await within(await pieces()).findByText('Harbour')).toBeVisible();
  expect([rows('tracks').length, uploads.length]).toEqual([1, 1]);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Dismiss song.mp3' }));
  expect(screen.queryByText('song.mp3')).toBeNull();
});

test.each([
  [{ error: 'quota_exceeded', statusCode: '413' }, /room for files is used up/],
  [{ error: 'Payload too large', statusCode: '413' }, /file is too large/],
  [{ error: 'invalid_mime_type', statusCode: '415' }, /This is not music/],
  [{ statusCode: '502' }, /It did not arrive/],
])('what the service says to a file is said in words: %o', async (refused, words) => {
  open({ refused });
  await choose(wavFile('a.wav'));
  expect(await screen.findByText(words)).toBeVisible();
});

test('files go on while another page is open, and what became of them is there on coming back', async () => {
  const { rows, unmount } = open();
  await choose(wavFile('Harbour.wav'), new File(['Dear diary'], 'song.mp3', { type: 'audio/mpeg' }));
  unmount();
  await waitFor(() => expect(rows('tracks')).toMatchObject([{ title: 'Harbour' }]));
  open();
  expect(await screen.findByText(/This is not music, whatever its name says/)).toBeVisible();
  expect(screen.queryByText('Harbour.wav')).toBeNull();
});

test('files that were chosen go on after a reload, in their order', async () => {
  const earlier = { instanceId: FAKE_INSTANCE_ID, userId: FAKE_USER.id };
  await arrivalStore.keep(earlier, crypto.randomUUID(), wavFile('Harbour.wav'));
  const stranger = { ...earlier, userId: 'stranger' };
  await arrivalStore.keep(stranger, crypto.randomUUID(), wavFile('Not mine.wav'));
  const { client, rows } = open();
  const owner = { ...earlier, client };
  await waitFor(() => expect(rows('tracks')).toMatchObject([{ title: 'Harbour' }]));
  await waitFor(async () => expect(await deviceKeeper.countUnsent(owner)).toBe(0));
  expect(await arrivalStore.list(stranger)).toHaveLength(1);
});

test('who signs out is told of files on their way, which then go no further', async () => {
  const { client, rows, unmount } = open();
  const sent: RequestInit[] = [];
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
    sent.push(init);
    return new Promise((_resolve, reject) =>
      init.signal?.addEventListener('abort', () => reject(new Error('Stopped'))),
    );
  });
  await choose(wavFile('Harbour.wav'), wavFile('Low tide.wav'));
  await waitFor(() => expect(sent).toHaveLength(1));
  const owner = { client, instanceId: FAKE_INSTANCE_ID, userId: FAKE_USER.id };
  expect(await deviceKeeper.countUnsent(owner)).toBe(2);
  expect(await deviceKeeper.countUnsent({ ...owner, userId: 'another' })).toBe(0);
  await deviceKeeper.forget(owner, { withUnsent: true });
  expect(sent[0]?.signal?.aborted).toBe(true);
  expect(await deviceKeeper.countUnsent(owner)).toBe(0);
  unmount();
  open();
  await choose(wavFile('Open sea.wav'));
  expect(await within(await pieces()).findByText('Open sea')).toBeVisible();
  expect([rows('tracks'), sent.length]).toEqual([[], 1]);
});

test('a file that arrived although its answer was lost is one piece after another try', async () => {
  const user = userEvent.setup();
  const { client, rows, uploads, refuse } = open({ refused: { statusCode: '502' } });
  await choose(wavFile('Harbour.wav'));
  const retry = await screen.findByRole('button', { name: 'Try again' });
  const id = uploads[0]?.split('/').at(-1) ?? '';
  await client.from('tracks').insert({ id, title: 'Harbour', duration_ms: 2000 });
  refuse(null);
  await user.click(retry);
  await waitFor(() => expect(screen.queryByText('Harbour.wav')).toBeNull());
  expect(rows('tracks')).toHaveLength(1);
  expect([...new Set(uploads)]).toHaveLength(1);
});

test('a press plays a piece and those after it, and its line is at the foot', async () => {
  const user = userEvent.setup();
  open({ tracks: [trackRow('1', 'Low tide'), trackRow('2', 'Harbour')] });
  await user.click(await screen.findByRole('button', { name: 'Play Harbour' }));
  const line = await screen.findByRole('region', { name: 'Player' });
  expect(within(line).getByText('Harbour')).toBeVisible();
  await user.click(within(line).getByRole('button', { name: 'Next piece' }));
  expect(await within(line).findByText('Low tide')).toBeVisible();
  expect(
    within(await screen.findByRole('region', { name: 'Playing now' })).getByText('Low tide'),
  ).toBeVisible();
});

test('an address that names a piece leads to it', async () => {
  open({ tracks: [trackRow('1', 'Low tide'), trackRow('2', 'Harbour')], path: '?piece=1' });
  const piece = await screen.findByRole('button', { name: 'Play Low tide' });
  await waitFor(() => expect(piece).toHaveFocus());
});

test('a piece that is deleted is gone at once in every place, and comes back', async () => {
  const user = userEvent.setup();
  const evening = { id: 'list', name: 'Evening', track_ids: ['1', '2'], user_id: FAKE_USER.id };
  const { rows } = open({
    tracks: [trackRow('1', 'Low tide'), trackRow('2', 'Harbour')],
    playlists: [{ ...evening, created_at: '2026' }],
  });
  await user.click(await screen.findByRole('button', { name: 'What to do with “Low tide”' }));
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
  expect(await screen.findByText('“Low tide” is deleted.')).toBeVisible();
  expect(rows('tracks').map(({ removed_at: removedAt }) => removedAt !== null)).toEqual([true, false]);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Play Low tide' })).toBeNull());
  expect(screen.getByText('1 piece')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Bring it back' }));
  expect(await screen.findByRole('button', { name: 'Play Low tide' })).toBeVisible();
  expect(await screen.findByText('2 pieces')).toBeVisible();
});

test('what somebody stopped in the middle of goes on there', async () => {
  const user = userEvent.setup();
  const stopped = { stopped_at_ms: 83_000, heard_at: '2026-01-05T10:00:00Z' };
  open({ tracks: [trackRow('1', 'Low tide', stopped), trackRow('2', 'Harbour')] });
  const offer = await screen.findByRole('region', { name: 'Go on where you stopped' });
  expect(within(offer).getByText('You stopped at 1:23')).toBeVisible();
  await user.click(within(offer).getByRole('button', { name: 'Go on' }));
  await waitFor(() =>
    expect(player.get()).toMatchObject({ status: 'playing', place: { at: 1, seconds: 83 } }),
  );
});

test('a playlist is made of a piece, put in order and deleted with a way back', async () => {
  const user = userEvent.setup();
  const { rows } = open({ tracks: [trackRow('1', 'Low tide'), trackRow('2', 'Harbour')] });
  await user.click(await screen.findByRole('button', { name: 'What to do with “Low tide”' }));
  await user.click(screen.getByRole('menuitem', { name: 'Add to a new playlist' }));
  await user.type(await screen.findByRole('textbox', { name: 'What is it called?' }), 'Evening');
  await user.click(screen.getByRole('button', { name: 'Keep' }));
  await waitFor(() => expect(rows('playlists')).toMatchObject([{ name: 'Evening', track_ids: ['1'] }]));
  await user.click(await screen.findByRole('button', { name: 'What to do with “Evening”' }));
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
  expect(await screen.findByText('“Evening” is deleted.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Bring it back' }));
  expect(await screen.findByRole('button', { name: 'Play Evening' })).toBeVisible();
});

test('pieces that are added one right after the other are all in the playlist', async () => {
  const user = userEvent.setup();
  const evening = { id: 'list', name: 'Evening', track_ids: [], user_id: FAKE_USER.id, created_at: '2026' };
  const { rows } = open({
    tracks: [trackRow('1', 'Low tide'), trackRow('2', 'Harbour')],
    playlists: [evening],
  });
  for (const title of ['Low tide', 'Harbour']) {
    await user.click(await screen.findByRole('button', { name: `What to do with “${title}”` }));
    await user.click(screen.getByRole('menuitem', { name: 'Add to “Evening”' }));
  }
  await waitFor(() => expect(rows('playlists')).toMatchObject([{ track_ids: ['1', '2'] }]));
});

test.each([
  ['PT413', /You have a hundred playlists or a thousand pieces/],
  ['23505', /You have a playlist of this name already/],
])('what the service says to a list is said in words: %s', async (code, words) => {
  const { client } = createServiceClientFake({ user: FAKE_USER });
  const error = Object.assign(new Error('Refused'), { code });
  renderWithPlatform(<MusicProblem error={error} />, { client, texts });
  expect(await screen.findByText(words)).toBeVisible();
});

test('the pieces of a playlist are in its own order, by keys alone', async () => {
  const user = userEvent.setup();
  const playlist = {
    id: 'list',
    name: 'Evening',
    track_ids: ['1', 'gone', '2'],
    user_id: FAKE_USER.id,
    created_at: '2026',
  };
  const { rows } = open({
    tracks: [trackRow('1', 'Low tide'), trackRow('2', 'Harbour')],
    playlists: [playlist],
    path: '?list=list',
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Evening' })).toBeVisible();
  (await screen.findByRole('button', { name: 'Move Low tide down' })).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(rows('playlists')).toMatchObject([{ track_ids: ['2', '1'] }]));
  const names = screen.getAllByRole('button', { name: /^Play (Low tide|Harbour)/ });
  expect(names.map((button) => button.getAttribute('aria-label'))).toEqual(['Play Harbour', 'Play Low tide']);
});

const catalogue = {
  id: 'open',
  address: 'https://music.example/feed.xml',
  title: 'Open shores',
  state: 'read',
  failure: null,
  left_out: 2,
  piece_count: 1,
  created_at: '2026-01-01',
};
const catalogueTrack = {
  id: 'harbour',
  catalogue_id: 'open',
  title: 'Harbour',
  creator: 'Ines Mar',
  licence: 'CC BY 4.0',
  licence_url: 'https://creativecommons.org/licenses/by/4.0/',
  source_url: 'https://music.example/harbour',
  duration_ms: 245_000,
  place: 0,
};

test('a piece of a catalogue says who made it, under which licence, and where it is at home', async () => {
  open({ catalogues: [catalogue], catalogueTracks: [catalogueTrack] });
  const shelf = await screen.findByRole('region', { name: 'Catalogues of this workspace' });
  expect(await within(shelf).findByText('Ines Mar')).toBeVisible();
  const licence = within(shelf).getByRole('link', { name: 'CC BY 4.0' });
  expect(licence).toHaveAttribute('href', 'https://creativecommons.org/licenses/by/4.0/');
  expect(within(shelf).getByRole('link', { name: 'Source' })).toHaveAttribute(
    'href',
    catalogueTrack.source_url,
  );
  expect(screen.queryByText('Manage catalogues')).toBeNull();
});

test.each([
  ['not_found', /is not in its catalogue any more/],
  ['rate_limited', /Several pieces are being fetched at once/],
  ['unavailable', /does not send it at the moment/],
] as const)('what the door to catalogues refuses with %s is said in words', async (refusal, words) => {
  open({ catalogues: [catalogue], catalogueTracks: [catalogueTrack], refusal });
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Play Harbour' }));
  const line = await screen.findByRole('region', { name: 'Player' });
  expect(await within(line).findByText(words)).toBeVisible();
  expect(within(line).getByRole('button', { name: 'Play here' })).toBeVisible();
});

test('of several catalogues each is read when it is opened, and as a whole', async () => {
  const other = { ...catalogue, id: 'other', title: 'Other shores', piece_count: 300 };
  const many = Array.from({ length: 300 }, (_, place) => ({
    ...catalogueTrack,
    id: `piece-${place}`,
    catalogue_id: 'other',
    title: `Piece ${place}`,
    place,
  }));
  const { calls } = open({ catalogues: [catalogue, other], catalogueTracks: [catalogueTrack, ...many] });
  const asked = () => calls.filter(({ path }) => path.endsWith('/catalogue_tracks')).map(({ url }) => url);
  const summary = await screen.findByRole('heading', { name: 'Other shores' });
  expect(screen.getByText('300 pieces')).toBeVisible();
  expect(asked()).toEqual([]);
  await userEvent.setup().click(summary);
  expect(await screen.findByRole('button', { name: 'Play Piece 59' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Show more: Other shores' })).toHaveTextContent('(240)');
  expect(asked()).toEqual([expect.stringContaining('catalogue_id=eq.other')]);
  expect(calls.filter(({ url }) => url.includes('address'))).toEqual([]);
});

test('whoever looks after the library adds catalogues, hears why one fails, and takes a removal back', async () => {
  const user = userEvent.setup();
  const failed = { ...catalogue, title: '', state: 'failed', failure: 'no_feed', piece_count: 0 };
  const { rows } = open({ catalogues: [failed], permissions: ['library.write'] });
  await user.click(await screen.findByText('Manage catalogues'));
  expect(await screen.findByText('This is no RSS feed.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove music.example' }));
  await user.click(await screen.findByRole('button', { name: 'Bring it back' }));
  await waitFor(() => expect(rows('catalogues')).toMatchObject([{ address: catalogue.address }]));
  const field = screen.getByRole('textbox', { name: 'Address of a feed (RSS) with music' });
  await user.type(field, 'hello{Enter}');
  expect(screen.getByText('This is not an address of the web.')).toBeVisible();
  await user.clear(field);
  await user.type(field, 'https://b.example/feed');
  expect(screen.queryByText('This is not an address of the web.')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(rows('catalogues')).toHaveLength(2));
});

test('of many pieces some are drawn at once, the one that the address names among them', async () => {
  const user = userEvent.setup();
  const many = Array.from({ length: 130 }, (_, at) =>
    trackRow(String(at), `Piece ${String(at).padStart(3, '0')}`),
  );
  const { unmount } = open({ tracks: many });
  const drawn = () => screen.getAllByText(/^Piece \d/).length;
  const more = await screen.findByText('Show more (70)');
  expect(drawn()).toBe(60);
  await user.click(more);
  expect(drawn()).toBe(120);
  unmount();
  open({ tracks: many, path: '?piece=70' });
  expect(await screen.findByText('Show more (10)')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Play Piece 070')).toHaveFocus());
  await user.click(screen.getByText('Show more (10)'));
  expect(drawn()).toBe(130);
  expect(screen.queryByText(/Show more/)).toBeNull();
});
