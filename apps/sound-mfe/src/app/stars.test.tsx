import { createServiceClientFake } from '@reflectory/client/testing';
import type { Mix } from '@reflectory/contracts/sound';
import { FAKE_USER, renderWithPlatform } from '@reflectory/platform-sdk/testing';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import breathing from '../features/breathing/locales/en.json';
import meditations from '../features/meditations/locales/en.json';
import soundscapes from '../features/soundscapes/locales/en.json';
import en from '../locales/en.json';
import BreathePage from './breathe.page.tsx';
import MeditationPage from './meditation.page.tsx';
import MeditationsPage from './meditations.page.tsx';
import SoundsPage from './sounds.page.tsx';

vi.mock('../player/sound-output.ts', async () => {
  const { createOutputFake } = await import('../player/testing/output-fake.ts');
  return { openSoundOutput: createOutputFake().open };
});

const OWN = 'b3e0a8f4-0000-4000-8000-000000000001';
const mix: Mix = {
  layers: [{ id: 'rain', kind: 'rain', level: 1, strength: 0.5, angle: 0, distance: 0.2, movement: 0 }],
  weather: 0.2,
  seed: 7,
};

/** Says which thing a star would be of. */
function StarFake({ name, props }: { name: string; props: object }) {
  if (name !== 'library.star' || !('thing' in props)) return null;
  return <i>{JSON.stringify(props.thing)}</i>;
}

function arrange() {
  const own = { id: OWN, name: 'Attic', mix, user_id: FAKE_USER.id };
  const { client } = createServiceClientFake({ user: FAKE_USER, tables: { soundscapes: [own] as never } });
  return {
    client,
    texts: { sound: { ...en, ...soundscapes, ...meditations, ...breathing } },
    Slot: StarFake,
  };
}
const thing = (kind: string, key: string) => screen.findByText(JSON.stringify({ kind, key }));

test('one’s own sounds, those of the product and the music of the day have stars where they are played', async () => {
  renderWithPlatform(<SoundsPage />, arrange());
  expect(await thing('soundscape', OWN)).toBeVisible();
  expect(await thing('soundscape', 'roof')).toBeVisible();
  expect(screen.getAllByText(/"kind":"music","key":"music-/)).not.toHaveLength(0);
});

test('so have meditations', async () => {
  renderWithPlatform(<MeditationsPage />, arrange());
  expect(await thing('meditation', 'sleep')).toBeVisible();
});

test('a meditation and a way to breathe have theirs also where they are begun', async () => {
  const { unmount } = renderWithPlatform(<MeditationPage />, {
    ...arrange(),
    path: '/sounds/meditations/sleep',
    route: '/sounds/meditations/:id',
  });
  expect(await thing('meditation', 'sleep')).toBeVisible();
  unmount();
  renderWithPlatform(<BreathePage />, { ...arrange(), path: '/sounds/breathe?way=box' });
  expect(await thing('breathing', 'box')).toBeVisible();
});
