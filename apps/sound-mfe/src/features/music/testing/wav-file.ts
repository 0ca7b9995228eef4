import { wavHeader } from '@reflectory/sound';

export type WavOptions = {
  seconds?: number;
  sampleRate?: number;
  /** From 0 to 1. */
  amplitude?: number;
  /** What the file says of itself, by the names of RIFF: INAM, IART, IPRD, ITRK. */
  tags?: Record<string, string>;
};

function chunk(name: string, content: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(8 + content.length + (content.length % 2));
  bytes.set(new TextEncoder().encode(name));
  new DataView(bytes.buffer).setUint32(4, content.length, true);
  bytes.set(content, 8);
  return bytes;
}

function join(...parts: Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/** A tone of 1 kHz as a file of 16 bits and two channels. */
export function wavFile(name: string, options: WavOptions = {}): File {
  const { seconds = 2, sampleRate = 44_100, amplitude = 0.5, tags = {} } = options;
  const frames = seconds * sampleRate;
  const samples = new Int16Array(frames * 2);
  for (let frame = 0; frame < frames; frame += 1) {
    const value = Math.round(amplitude * 32_767 * Math.sin((2 * Math.PI * 1000 * frame) / sampleRate));
    samples[2 * frame] = value;
    samples[2 * frame + 1] = value;
  }
  const text = new TextEncoder();
  const list = join(
    text.encode('INFO'),
    ...Object.entries(tags).map(([tag, value]) => chunk(tag, text.encode(`${value}\0`))),
  );
  const bytes = join(
    wavHeader({ frames, sampleRate }),
    new Uint8Array(samples.buffer),
    ...(Object.keys(tags).length > 0 ? [chunk('LIST', list)] : []),
  );
  new DataView(bytes.buffer).setUint32(4, bytes.length - 8, true);
  return new File([bytes as BlobPart], name, { type: 'audio/wav' });
}
