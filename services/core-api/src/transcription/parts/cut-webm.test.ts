import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { webmRecording } from '../testing/webm-recording.ts';
import { cutWebm } from './cut-webm.ts';
import { readWebm } from './read-webm.ts';

const recorded = readFileSync(path.resolve(import.meta.dirname, '../testing/recorded-by-chromium.webm'));

/** Packets of a file: when each comes, and its sound. */
function heard(bytes: Buffer) {
  const recording = readWebm(bytes);
  return (recording?.packets ?? []).map(({ at, start, end }) => ({
    at,
    sound: bytes.subarray(start + 4, end),
  }));
}
const soundsOf = (bytes: Buffer) => heard(bytes).map(({ sound }) => sound.toString('latin1'));

describe('a recording', () => {
  it('of three hours is cut into files that fit, and no packet is lost or comes twice', () => {
    const bytes = webmRecording(3 * 3600, () => 70);
    const parts = cutWebm(bytes, 25 * 1024 * 1024) ?? [];
    expect(bytes.length).toBeGreaterThan(40 * 1024 * 1024);
    expect(parts).toHaveLength(2);
    for (const part of parts) {
      expect(part.bytes.length).toBeLessThanOrEqual(25 * 1024 * 1024);
      expect(heard(part.bytes)[0]?.at).toBe(0);
    }
    const cut = Buffer.concat(parts.flatMap((part) => heard(part.bytes).map(({ sound }) => sound)));
    expect(cut.equals(Buffer.concat(heard(bytes).map(({ sound }) => sound)))).toBe(true);
    const [, second] = parts;
    expect(second?.startsAt).toBe((heard(parts[0]?.bytes ?? bytes).length * 20) / 1000);
  });

  it('is cut where nobody speaks', () => {
    const isPause = (at: number) => at % 60 >= 40 && at % 60 < 41;
    const parts =
      cutWebm(
        webmRecording(600, (at) => (isPause(at) ? 10 : 100)),
        1_000_000,
      ) ?? [];
    expect(parts.length).toBeGreaterThan(3);
    for (const { startsAt } of parts.slice(1)) expect(isPause(startsAt)).toBe(true);
  });

  it('as a browser made it is cut as well', () => {
    const parts = cutWebm(recorded, Math.ceil(recorded.length / 2)) ?? [];
    expect(parts.length).toBeGreaterThan(1);
    expect(parts.flatMap((part) => soundsOf(part.bytes))).toEqual(soundsOf(recorded));
  });

  it('that breaks off loses its last packet alone', () => {
    const bytes = webmRecording(60, () => 100);
    expect(soundsOf(bytes.subarray(0, -20))).toEqual(soundsOf(bytes).slice(0, -1));
  });

  it.each([
    ['no recording', Buffer.from('RIFF, and no WebM at all')],
    ['a head without sound', webmRecording(0, () => 0)],
    ['zeros', Buffer.alloc(10_000)],
    ['a number of a size that is none', Buffer.from('1a45dfa3ff18538067ff1549a966000000', 'hex')],
  ])('that is %s is not cut', (_name, bytes) => {
    expect(cutWebm(bytes, 1000)).toBeNull();
  });

  it('is not cut where not even its head fits', () => {
    expect(
      cutWebm(
        webmRecording(10, () => 100),
        50,
      ),
    ).toBeNull();
  });
});
