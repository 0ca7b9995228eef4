import { expect, test, vi } from 'vitest';
import { wavFile } from '../features/music/testing/wav-file.ts';
import { createPieceNode } from './piece-node.ts';

vi.mock('./measure-music.ts', () => ({ measureMusic: () => Promise.resolve({ loudness: -16, peak: -1 }) }));

function open() {
  vi.stubGlobal(
    'GainNode',
    class {
      connect = () => this;
    },
  );
  const decodeAudioData = vi.fn(() => Promise.resolve({ duration: 2 }));
  const node = createPieceNode({ decodeAudioData, currentTime: 0 } as unknown as AudioContext);
  return { node, decodeAudioData };
}

test('a piece of a catalogue that is too long, whatever its feed says, is never decoded', async () => {
  const { node, decodeAudioData } = open();
  const long = wavFile('long.wav', { seconds: 960, sampleRate: 800 });
  await expect(node.decode(await long.arrayBuffer(), true)).rejects.toThrow('too long');
  await expect(node.decode(new ArrayBuffer(240), true)).rejects.toThrow(/format/);
  expect(decodeAudioData).not.toHaveBeenCalled();
  expect(await node.decode(await wavFile('short.wav').arrayBuffer(), true)).toMatchObject({ seconds: 2 });
});
