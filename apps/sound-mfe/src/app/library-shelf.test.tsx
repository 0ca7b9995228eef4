import { createServiceClientFake } from '@reflectory/client/testing';
import type { LibraryShelf as Asked } from '@reflectory/contracts/library';
import type { Mix } from '@reflectory/contracts/sound';
import { FAKE_USER, renderWithPlatform } from '@reflectory/platform-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import breathing from '../features/breathing/locales/en.json';
import soundscapes from '../features/soundscapes/locales/en.json';
import en from '../locales/en.json';
import LibraryShelf from './library-shelf.slot.tsx';

vi.mock('../player/sound-output.ts', async () => {
  const { createOutputFake } = await import('../player/testing/output-fake.ts');
  return { openSoundOutput: createOutputFake().open };
});

const texts = { sound: { ...en, ...soundscapes, ...breathing }, common: { errors: {} } };
const mix: Mix = {
  layers: [{ id: 'rain', kind: 'rain', level: 1, strength: 0.5, angle: 0, distance: 0.2, movement: 0 }],
  weather: 0.2,
  seed: 7,
};
const all: Asked = { need: null, query: '', only: null, isBare: false };

function arrange(asked: Partial<Asked>, features = { sound: true, library: true }, tracks: object[] = []) {
  const own = { id: 'b3e0a8f4-0000-4000-8000-000000000001', name: 'Attic', mix, user_id: FAKE_USER.id };
  const service = createServiceClientFake({
    user: FAKE_USER,
    tables: { soundscapes: [own] as never, tracks: tracks as never, library_begun: [] },
  });
  const { container, record } = renderWithPlatform(<LibraryShelf {...all} {...asked} />, {
    client: service.client,
    texts,
    features,
    Slot: ({ props }) => <i>{JSON.stringify(props)}</i>,
  });
  return { ...service, container, record, user: userEvent.setup() };
}
const namesIn = (shelf: HTMLElement) =>
  within(shelf)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

test('a need leaves what helps with it, of every kind', async () => {
  arrange({ need: 'sleep' });
  const meditations = await screen.findByRole('region', { name: 'Meditations' });
  expect(namesIn(meditations)).toEqual([
    'Through the body',
    'When you worry',
    'At the end of the day',
    'Awake at night',
    'To fall asleep',
  ]);
  const sounds = await screen.findByRole('region', { name: 'Soundscapes' });
  expect(namesIn(sounds)).toContain('Rain on the roof');
  expect(namesIn(sounds)).not.toContain('By the fire');
  expect(namesIn(screen.getByRole('region', { name: 'Music' }))).toHaveLength(1);
  const breaths = screen.getByRole('region', { name: 'Breathing' });
  expect(within(breaths).getByRole('link', { name: '4-7-8' })).toHaveAttribute(
    'href',
    '/sounds/breathe?way=relaxing',
  );
});

test('words find one’s own soundscape by what it is made of, and shelves without anything are left out', async () => {
  arrange({ query: 'RAIN attic' });
  expect(namesIn(await screen.findByRole('region', { name: 'Soundscapes' }))).toEqual(['Attic']);
  expect(screen.getAllByRole('region')).toHaveLength(1);
});

test('a piece of another day is there when it is named, as a row without a heading', async () => {
  const { container } = arrange({
    only: [{ kind: 'music', key: 'music-night.2026-01-31' }],
    isBare: true,
  });
  expect(await screen.findByRole('link', { name: 'Night music, January 31' })).toBeVisible();
  await waitFor(() => expect(container.querySelectorAll('li')).toHaveLength(1));
  expect(screen.getByText('A piece of music')).toBeVisible();
  expect(screen.queryByRole('heading')).toBeNull();
});

test('a press plays, stays at the foot and is noted', async () => {
  const { user, rows, record } = arrange({ query: 'roof' });
  const play = await screen.findByRole('button', { name: 'Play Rain on the roof' });
  await user.click(play);
  await waitFor(() => expect(rows('library_begun')).toMatchObject([{ kind: 'soundscape', key: 'roof' }]));
  expect(record.foot).toContain('sound');
});

test('where the area is off there is nothing', () => {
  const { container } = arrange({}, { sound: false, library: true });
  expect(container).toBeEmptyDOMElement();
});

test('music of one’s own is found by its words and begun at a press', async () => {
  const track = {
    id: 'b3e0a8f4-0000-4000-8000-000000000002',
    title: 'Low tide',
    artist: 'Mira Sol',
    album: '',
    album_place: null,
    duration_ms: 60_000,
    loudness_lufs: -16,
    peak_dbfs: -3,
    user_id: FAKE_USER.id,
  };
  const { rows, user } = arrange({ query: 'mira' }, { sound: true, library: true }, [track]);
  const shelf = await screen.findByRole('region', { name: 'Music' });
  expect(namesIn(shelf)).toEqual(['Low tide']);
  await user.click(within(shelf).getByRole('button', { name: 'Play Low tide' }));
  await waitFor(() => expect(rows('library_begun')).toMatchObject([{ kind: 'music', key: track.id }]));
});
