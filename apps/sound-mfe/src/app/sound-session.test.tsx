import { createServiceClientFake } from '@reflectory/client/testing';
import type { SlotProps } from '@reflectory/platform-sdk';
import { FAKE_USER, renderWithPlatform } from '@reflectory/platform-sdk/testing';
import { PRESETS } from '@reflectory/sound';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import soundscapes from '../features/soundscapes/locales/en.json';
import en from '../locales/en.json';
import { player } from '../player/own-player.ts';
import SoundChoice from './sound-choice.slot.tsx';
import SoundSession from './sound-session.slot.tsx';

vi.mock('../player/sound-output.ts', async () => {
  const { createOutputFake } = await import('../player/testing/output-fake.ts');
  return { openSoundOutput: createOutputFake().open };
});

type Session = Omit<SlotProps['sound.session'], 'of'>;

function open(first: Session | null = null) {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(new Uint8Array(240))));
  const { client } = createServiceClientFake({
    user: FAKE_USER,
    tables: {
      tracks: [{ id: 'tide', title: 'Low tide', duration_ms: 240_000, user_id: FAKE_USER.id }],
      playlists: [{ id: 'list', name: 'Evening', track_ids: ['tide'], user_id: FAKE_USER.id }],
      soundscapes: [],
    },
  });
  const sessions = new EventTarget();
  function Page() {
    const [session, setSession] = useState(first);
    useEffect(() => {
      sessions.addEventListener('set', (event) => setSession((event as CustomEvent<Session | null>).detail));
    }, []);
    return (
      <>
        <SoundChoice of="focus" />
        {session && <SoundSession of="focus" {...session} />}
      </>
    );
  }
  const shown = renderWithPlatform(<Page />, {
    client,
    features: { sound: true },
    texts: { sound: { ...en, ...soundscapes } },
  });
  const set = (detail: Session | null) =>
    act(() => void sessions.dispatchEvent(new CustomEvent('set', { detail })));
  return { ...shown, set };
}
const begun = { isBegun: true, isPaused: false };
const choose = async (name: RegExp) => {
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /Plays meanwhile/ }));
  await user.click(await screen.findByRole('option', { name }));
};
const heard = () => {
  const { status, sounding } = player.get();
  return `${status} ${sounding?.key}`;
};

beforeEach(() => {
  player.stop();
  localStorage.clear();
  sessionStorage.clear();
});

test('what was chosen begins with a session, rests with it, fades out with its end, and begins with the next', async () => {
  const fadeOut = vi.spyOn(player, 'fadeOut');
  const { set } = open();
  await choose(/Evening/);
  expect(heard()).toBe('silent undefined');
  set(begun);
  await waitFor(() => expect(heard()).toBe('playing playlist:list'));
  set({ ...begun, isPaused: true });
  expect(heard()).toBe('paused playlist:list');
  set(begun);
  await waitFor(() => expect(heard()).toBe('playing playlist:list'));
  set(null);
  expect(heard()).toBe('paused playlist:list');
  expect(fadeOut).toHaveBeenLastCalledWith(8);
  set(begun);
  await waitFor(() => expect(heard()).toBe('playing playlist:list'));
});

test('another choice is heard at once during a session, and nothing is a choice', async () => {
  open(begun);
  await choose(/Low tide/);
  await waitFor(() => expect(heard()).toBe('playing track:tide'));
  await choose(/Nothing/);
  await waitFor(() => expect(heard()).toBe('paused track:tide'));
});

test('a page that was loaded anew begins nothing by itself', async () => {
  const first = open();
  await choose(/Evening/);
  first.unmount();
  open({ ...begun, isBegun: false });
  expect(await screen.findByRole('button', { name: 'Play Evening' })).toBeVisible();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Play Evening' }));
  await waitFor(() => expect(heard()).toBe('playing playlist:list'));
});

test('what somebody plays by hand meanwhile goes on when the session ends', async () => {
  const { set } = open();
  await choose(/Evening/);
  set(begun);
  await waitFor(() => expect(heard()).toBe('playing playlist:list'));
  await act(() => player.play({ key: 'preset:roof', name: 'Rain', mix: PRESETS.roof.mix }));
  set({ ...begun, isPaused: true });
  set(null);
  expect(heard()).toBe('playing preset:roof');
});
