import { createServiceClientFake } from '@reflectory/client/testing';
import type { Mix } from '@reflectory/contracts/sound';
import { FAKE_USER, renderWithPlatform } from '@reflectory/platform-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import soundscapes from '../features/soundscapes/locales/en.json';
import en from '../locales/en.json';
import { player } from '../player/own-player.ts';
import FootSlot from '../player/foot.slot.tsx';
import MixPage from './mix.page.tsx';
import SharedSoundscapePage from './shared-soundscape.page.tsx';
import SoundsPage from './sounds.page.tsx';

vi.mock('../player/sound-output.ts', async () => {
  const { createOutputFake } = await import('../player/testing/output-fake.ts');
  return { openSoundOutput: createOutputFake().open };
});

const common = { retry: 'Try again', loading: 'Loading', cancel: 'Cancel', errors: {} };
const texts = { sound: { ...en, ...soundscapes }, common };
const mix: Mix = {
  layers: [{ id: 'rain', kind: 'rain', level: 1, strength: 0.5, angle: 0, distance: 0.2, movement: 0 }],
  weather: 0.2,
  seed: 7,
};

function arrange(rows: object[] = []) {
  return createServiceClientFake({
    user: FAKE_USER,
    tables: { soundscapes: rows as never, grants: [] },
    functions: {
      'open-shared-soundscape': ({ token }: { token: string }) => {
        if (token !== 'right') throw Object.assign(new Error('Gone'), { code: 'not_found' });
        return { name: 'Shore of Mira', mix };
      },
    },
  });
}
const kept = (name: string) => ({ id: 'kept', name, mix, user_id: FAKE_USER.id, created_at: '2026-01-01' });

beforeEach(() => {
  player.stop();
  sessionStorage.clear();
});

test('a press on a picture plays it, and its line stays at the foot', async () => {
  const user = userEvent.setup();
  const { record } = renderWithPlatform(
    <>
      <SoundsPage />
      <FootSlot />
    </>,
    { client: arrange().client, texts },
  );
  await user.click(await screen.findByRole('button', { name: 'Play Rain on the roof' }));
  const line = await screen.findByRole('region', { name: 'Player' });
  expect(within(line).getByText('Rain on the roof')).toBeVisible();
  expect(record.foot).toContain('sound');
  await user.click(within(line).getByRole('button', { name: 'Pause' }));
  expect(within(line).getByRole('button', { name: 'Play' })).toBeVisible();
  await user.click(within(line).getByRole('button', { name: 'Stop and close' }));
  expect(screen.queryByRole('region', { name: 'Player' })).toBeNull();
  expect(record.foot).not.toContain('sound');
});

test('the music of a day is six pieces, and earlier days are a press away', async () => {
  const user = userEvent.setup();
  renderWithPlatform(<SoundsPage />, { client: arrange().client, texts });
  const shelf = await screen.findByRole('region', { name: 'Music of the day' });
  expect(within(shelf).getAllByRole('article')).toHaveLength(6);
  await user.click(within(shelf).getByRole('button', { name: 'Earlier days' }));
  expect(within(shelf).getAllByRole('article')).toHaveLength(24);
});

test('what is deleted is said, and comes back as it was', async () => {
  const user = userEvent.setup();
  renderWithPlatform(<SoundsPage />, { client: arrange([kept('Rain for writing')]).client, texts });
  await user.click(await screen.findByRole('button', { name: 'What to do with “Rain for writing”' }));
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
  expect(await screen.findByText('“Rain for writing” is deleted.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Play Rain for writing' })).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Bring it back' }));
  expect(await screen.findByRole('button', { name: 'Play Rain for writing' })).toBeVisible();
});

test('a mix is put together by keys alone, and survives a look elsewhere', async () => {
  const user = userEvent.setup();
  const open = () =>
    renderWithPlatform(<MixPage />, {
      client: arrange().client,
      texts,
      path: '/sounds/mix',
      route: '/sounds/mix',
    });
  const { unmount } = open();
  await user.click(screen.getByRole('button', { name: 'Rain' }));
  await user.click(screen.getByRole('button', { name: 'Bells' }));
  const stage = screen.getByRole('region', { name: 'Where the sounds are' });
  within(stage).getByRole('button', { name: 'Bells' }).focus();
  await user.keyboard('{ArrowLeft}{ArrowUp}{Enter}');
  expect(screen.getByRole('slider', { name: 'Level of Bells' })).toBeVisible();
  const side = screen.getAllByRole('slider', { name: 'Left or right' }).at(-1);
  expect(side).toHaveAttribute('aria-valuetext', '60% left');
  unmount();
  open();
  expect(screen.getByRole('slider', { name: 'Level of Bells' })).toBeVisible();
});

test('a link opens what was shared, and one that was taken back says so', async () => {
  const at = (token: string) => ({
    client: arrange().client,
    texts,
    path: `/sounds/shared#link=${token}`,
    route: '/sounds/shared',
  });
  const { unmount } = renderWithPlatform(<SharedSoundscapePage />, at('right'));
  expect(await screen.findByRole('heading', { name: 'Shore of Mira' })).toBeVisible();
  unmount();
  renderWithPlatform(<SharedSoundscapePage />, at(''));
  expect(await screen.findByText('This link leads nowhere any more')).toBeVisible();
});
