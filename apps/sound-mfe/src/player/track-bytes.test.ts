import { expect, test } from 'vitest';
import type { Track } from './track.ts';
import { fetchTrack, readTracksAs, type TrackReader } from './track-bytes.ts';

const credit = { licence: 'CC0 1.0', url: 'https://a.example/', page: null };
const track = (id: string): Track => ({ id, title: id, artist: '', seconds: 2, gain: null, credit });

test('whoever skips through a catalogue waits for two pieces, and gives the others up', async () => {
  const ended: string[] = [];
  const invoke = (_name: string, { body, signal }: { body: { id: string }; signal: AbortSignal }) =>
    new Promise((_resolve, reject) =>
      signal.addEventListener('abort', () => {
        ended.push(body.id);
        reject(signal.reason as Error);
      }),
    );
  readTracksAs({ client: { functions: { invoke } } } as unknown as TrackReader);
  const fetched = ['a', 'b', 'c', 'd'].map((id) => fetchTrack(track(id)).catch(() => id));
  expect(await Promise.all(fetched.slice(0, 2))).toEqual(['a', 'b']);
  expect(ended).toEqual(['a', 'b']);
});
