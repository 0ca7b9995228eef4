import { gatedLoudness, momentsOf } from '@reflectory/sound/measuring';
import type { Measured } from './gain-of-music.ts';

const PIECE_SECONDS = 20;
/** What nobody hears has no loudness. */
const SILENT_LUFS = -70;

const decibels = (value: number) => 20 * Math.log10(Math.max(value, 1e-6));
const rest = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Loudness of the whole and its highest sample, piece by piece: the page goes on meanwhile. */
export async function measureMusic(buffer: AudioBuffer): Promise<Measured> {
  const { sampleRate, length, numberOfChannels } = buffer;
  const left = buffer.getChannelData(0);
  const right = numberOfChannels > 1 ? buffer.getChannelData(1) : left;
  const size = PIECE_SECONDS * sampleRate;
  const moments: number[] = [];
  let peak = 0;
  for (let start = 0; start < length; start += size) {
    const piece = { left: left.subarray(start, start + size), right: right.subarray(start, start + size) };
    moments.push(...momentsOf({ ...piece, sampleRate }));
    for (const channel of [piece.left, piece.right])
      for (const sample of channel) peak = Math.max(peak, Math.abs(sample));
    await rest();
  }
  const loudness = gatedLoudness(moments);
  return loudness > SILENT_LUFS ? { loudness, peak: decibels(peak) } : { loudness: null, peak: null };
}
