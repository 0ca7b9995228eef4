import { writeFileSync } from 'node:fs';
import { test } from './test.ts';

const RATE = 48_000;
const SECONDS = 8;

/** Writes a sound with the rise and fall of syllables, as one microphone hears it. */
export function writeSpokenFile(file: string): void {
  const samples = Buffer.alloc(RATE * SECONDS * 2);
  for (let at = 0; at < RATE * SECONDS; at += 1) {
    const time = at / RATE;
    const syllable = Math.max(0, Math.sin(2 * Math.PI * 3 * time)) ** 2;
    const voice = Math.sin(2 * Math.PI * 140 * time) + 0.5 * Math.sin(2 * Math.PI * 420 * time);
    samples.writeInt16LE(Math.round(12_000 * syllable * voice), at * 2);
  }
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + samples.length, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(RATE, 24);
  head.writeUInt32LE(RATE * 2, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36);
  head.writeUInt32LE(samples.length, 40);
  writeFileSync(file, Buffer.concat([head, samples]));
}

/** How a browser hears a file in place of a microphone. */
export function heardFrom(file: string) {
  const { launchOptions } = test.info().project.use;
  const args = [
    ...(launchOptions?.args ?? []),
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-audio-capture=${file}`,
  ];
  return { ...launchOptions, args };
}
