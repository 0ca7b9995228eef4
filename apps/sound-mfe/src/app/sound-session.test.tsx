import { createServiceClientFake, FAKE_INSTANCE_ID } from '@reflectory/client/testing';
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
type Sessions = { focus?: Session | null; guided?: Session | null };

function open(first: Session | null = null) {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(new Uint8Array(240))));
  const { client } = createServiceClientFake({
    user: FAKE_USER,
    tables: {
      tracks: [{ id: 'tide', title: 'Low tide', duration_ms: 240_000, user_id: FAKE_USER.id }],
      playlists: [{ id: 'list', name: 'Evening', track_ids: ['tide'], user_id: FAKE_USER.id }],
      soundscapes: [],
      catalogues: [{ id: 'shores', title: 'Open shores', piece_count: 2, created_at: '2026-01-01' }] as never,
      catalogue_tracks: [openTrack('harbour', 'Harbour', 0), openTrack('dunes', 'Dunes', 1)] as never,
    },
    functions: {
      'get-catalogue-track': () => new Uint8Array(240) as never,
    },
  });
  const sessions = new EventTarget();
  function Page() {
    const [{ focus, guided }, setSessions] = useState<Sessions>({ focus: first });
    useEffect(() => {
      sessions.addEventListener('set', (event) => {
        const change = (event as CustomEvent<Sessions>).detail;
        setSessions((now) => ({ ...now, ...change }));
      });
    }, []);
    return (
      <>
        <SoundChoice of="focus" />
        {guided && <SoundSession key={guided.id} of="guided" {...guided} />}
        {focus && <SoundSession key={focus.id} of="focus" {...focus} />}
      </>
    );
  }
  const shown = renderWithPlatform(<Page />, {
    client,
    features: { sound: true },
    texts: { sound: { ...en, ...soundscapes } },
  });
  const change = (detail: Sessions) =>
    act(() => void sessions.dispatchEvent(new CustomEvent('set', { detail })));
  return { ...shown, change, set: (focus: Session | null) => change({ focus }) };
}
const openTrack = (id: string, title: string, place: number) => ({
  id,
  title,
  place,
  catalogue_id: 'shores',
  creator: 'Ben Kay',
  licence: 'CC BY 4.0',
  licence_url: 'https://creativecommons.org/licenses/by/4.0/',
  source_url: null,
  duration_ms: 120_000,
});
let begun: Session;
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
  begun = { id: crypto.randomUUID(), isBegun: true, isPaused: false };
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
  set({ ...begun, id: crypto.randomUUID() });
  await waitFor(() => expect(heard()).toBe('playing playlist:list'));
});

test('another choice is heard at once during a session, and nothing is a choice', async () => {
  open(begun);
  await choose(/Low tide/);
  await waitFor(() => expect(heard()).toBe('playing track:tide'));
  await choose(/Nothing/);
  await waitFor(() => expect(heard()).toBe('paused track:tide'));
});

test('a piece under an open licence is chosen with its maker and licence, and heard over and over', async () => {
  const { set } = open();
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /Plays meanwhile/ }));
  const option = await screen.findByRole('option', { name: 'Harbour' });
  expect(option).toHaveTextContent('Ben Kay · CC BY 4.0');
  await user.click(option);
  set(begun);
  await waitFor(() => expect(heard()).toBe('playing open:harbour'));
  const { sounding } = player.get();
  expect(sounding).toMatchObject({ isRepeated: true, tracks: [{ credit: { licence: 'CC BY 4.0' } }] });
  set(null);
  expect(heard()).toBe('paused open:harbour');
});

test('a whole catalogue is heard beside a session, also on a page that was loaded anew', async () => {
  const first = open();
  await choose(/Open shores/);
  first.unmount();
  const { set } = open();
  set(begun);
  await waitFor(() => expect(heard()).toBe('playing catalogue:shores'));
  expect(player.get().sounding).toMatchObject({ tracks: [{ title: 'Harbour' }, { title: 'Dunes' }] });
});

test('a page that was loaded anew begins nothing by itself', async () => {
  const first = open();
  await choose(/Evening/);
  first.unmount();
  const elsewhere = { ...begun, isBegun: false };
  const { set } = open(elsewhere);
  expect(await screen.findByRole('button', { name: 'Play Evening' })).toBeVisible();
  set({ ...elsewhere, isPaused: true });
  set(elsewhere);
  expect(heard()).toBe('silent undefined');
  await userEvent.setup().click(screen.getByRole('button', { name: 'Play Evening' }));
  await waitFor(() => expect(heard()).toBe('playing playlist:list'));
  set({ ...elsewhere, isPaused: true });
  expect(heard()).toBe('paused playlist:list');
  set(elsewhere);
  await waitFor(() => expect(heard()).toBe('playing playlist:list'));
});

test('sound begins as soon as it is known that its session was begun here', async () => {
  const { set } = open();
  await choose(/Evening/);
  set({ ...begun, isBegun: false });
  await act(() => Promise.resolve());
  expect(heard()).toBe('silent undefined');
  set(begun);
  await waitFor(() => expect(heard()).toBe('playing playlist:list'));
});

test('on a page that was loaded anew a choice is heard, also the one that was there', async () => {
  const first = open();
  await choose(/Evening/);
  first.unmount();
  open({ ...begun, isBegun: false });
  await choose(/Nothing/);
  await choose(/Evening/);
  await waitFor(() => expect(heard()).toBe('playing playlist:list'));
});

test('what somebody pauses by hand stays so after the next break, and what took the sound is still said', async () => {
  const { set } = open(begun);
  await choose(/Evening/);
  await waitFor(() => expect(heard()).toBe('playing playlist:list'));
  act(() => player.pause());
  const fadeOut = vi.spyOn(player, 'fadeOut').mockClear();
  set({ ...begun, isPaused: true });
  set(begun);
  await act(() => Promise.resolve());
  expect(heard()).toBe('paused playlist:list');
  expect(fadeOut).not.toHaveBeenCalled();
});

test('a session that comes back on a page goes on where it was, and begins nothing that somebody left', async () => {
  const { set } = open(begun);
  await choose(/Evening/);
  await waitFor(() => expect(heard()).toBe('playing playlist:list'));
  const play = vi.spyOn(player, 'play');
  act(() => player.music.seek(30));
  await waitFor(() => expect(heard()).toBe('playing playlist:list'));
  set(null);
  expect(heard()).toBe('paused playlist:list');
  set(begun);
  await waitFor(() => expect(heard()).toBe('playing playlist:list'));
  expect(play.mock.lastCall?.[1]?.seconds).toBeGreaterThanOrEqual(30);

  act(() => player.pause());
  set(null);
  set(begun);
  await act(() => Promise.resolve());
  expect(heard()).toBe('paused playlist:list');

  await act(() => player.play({ key: 'preset:roof', name: 'Rain', mix: PRESETS.roof.mix }));
  set(null);
  set(begun);
  await act(() => Promise.resolve());
  expect(heard()).toBe('playing preset:roof');
});

test.each(['track:tide', 'playlist:list'])(
  'beside a focus session a guided one with %s gives way, and is heard after it',
  async (key) => {
    const guided = { ...begun, id: crypto.randomUUID() };
    localStorage.setItem(`reflectory.sound.session:${FAKE_INSTANCE_ID}/${FAKE_USER.id}:guided`, key);
    const { set, change } = open(begun);
    await choose(/Evening/);
    await waitFor(() => expect(heard()).toBe('playing playlist:list'));
    change({ guided });
    await act(() => Promise.resolve());
    expect(heard()).toBe('playing playlist:list');
    change({ guided: null });
    expect(heard()).toBe('playing playlist:list');
    change({ guided });
    set(null);
    await waitFor(() => expect(heard()).toBe(`playing ${key}`));
    set(begun);
    await waitFor(() => expect(heard()).toBe('playing playlist:list'));
    change({ focus: null, guided: null });
    expect(heard()).toBe('paused playlist:list');
  },
);

test('a timer that goes on puts nothing in order again', async () => {
  const { set } = open(begun);
  await choose(/Low tide/);
  await waitFor(() => expect(heard()).toBe('playing track:tide'));
  const collator = vi.spyOn(Intl, 'Collator');
  for (let second = 0; second < 3; second += 1) set({ ...begun });
  expect(collator).not.toHaveBeenCalled();
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
