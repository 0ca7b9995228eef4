import { PRESETS } from '@reflectory/sound';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followMediaKeys } from './media-session.ts';
import { createPlayer } from './player.ts';
import { trackOf } from './player-state.ts';
import { createOutputFake } from './testing/output-fake.ts';

vi.setConfig({ testTimeout: 60_000 });

const roof = { key: 'preset:roof', name: 'Rain on the roof', mix: PRESETS.roof.mix };
const piece = (id: string, title: string) => ({
  id,
  title,
  artist: 'Nobody',
  seconds: 60,
  gain: 1,
  credit: null,
});
const evening = {
  key: 'playlist:evening',
  name: 'Evening',
  tracks: [piece('low', 'Low tide'), piece('tide', 'High tide')],
};

/** What a system has: keys, and what it shows on a locked screen. */
function arrange() {
  const keys = new Map<string, () => void>();
  const silence = { playing: false };
  const mediaSession = {
    playbackState: 'none',
    metadata: null as { title: string; artist: string } | null,
    setActionHandler: (action: string, act: () => void) => void keys.set(action, act),
  };
  vi.stubGlobal('navigator', { mediaSession });
  vi.stubGlobal(
    'MediaMetadata',
    class {
      constructor(facts: object) {
        Object.assign(this, facts);
      }
    },
  );
  vi.stubGlobal(
    'Audio',
    class {
      loop = false;
      play() {
        silence.playing = this.loop;
        return Promise.resolve();
      }
      pause() {
        silence.playing = false;
      }
    },
  );
  const output = createOutputFake();
  const player = createPlayer({
    open: output.open,
    claim: () => ({ release: () => undefined }),
    memory: { read: () => null, write: () => undefined, forget: () => undefined },
    now: () => 1_000_000,
    music: { fetchBytes: () => Promise.resolve(new ArrayBuffer(60)), wait: output.pieces.wait },
  });
  followMediaKeys(player);
  const press = (key: string) => keys.get(key)?.();
  return { player, mediaSession, silence, press, keys };
}

beforeEach(() => vi.stubGlobal('URL', { createObjectURL: () => 'blob:silence' }));
afterEach(() => vi.unstubAllGlobals());

test('a locked screen shows what is heard, and its keys pause it, play it and end it', async () => {
  const { player, mediaSession, silence, press, keys } = arrange();
  expect([...keys.keys()]).toEqual(['play', 'pause', 'stop', 'nexttrack', 'previoustrack']);
  await player.play(roof);
  expect(mediaSession).toMatchObject({ playbackState: 'playing', metadata: { title: 'Rain on the roof' } });
  expect(silence.playing).toBe(true);
  press('pause');
  expect(player.get().status).toBe('paused');
  expect(mediaSession.playbackState).toBe('paused');
  expect(silence.playing).toBe(false);
  press('play');
  await vi.waitFor(() => expect(player.get().status).toBe('playing'));
  expect(silence.playing).toBe(true);
  press('stop');
  expect(mediaSession).toMatchObject({ playbackState: 'none', metadata: null });
});

test('of a playlist it shows the piece, and its keys go to the next one and back', async () => {
  const { player, mediaSession, press } = arrange();
  await player.play(evening);
  await vi.waitFor(() => expect(player.get().status).toBe('playing'));
  expect(mediaSession.metadata).toEqual({ title: 'Low tide', artist: 'Nobody' });
  press('nexttrack');
  await vi.waitFor(() => expect(trackOf(player.get())?.id).toBe('tide'));
  expect(mediaSession.metadata).toEqual({ title: 'High tide', artist: 'Nobody' });
  press('previoustrack');
  await vi.waitFor(() => expect(trackOf(player.get())?.id).toBe('low'));
});
