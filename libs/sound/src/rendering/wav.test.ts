import { expect, test } from 'vitest';
import { wavHeader, wavSamples } from './wav.ts';

test('a header says how much follows, and in which form', () => {
  const view = new DataView(wavHeader({ frames: 480, sampleRate: 48_000 }).buffer);
  const text = (at: number) =>
    String.fromCharCode(...Array.from({ length: 4 }, (_, i) => view.getUint8(at + i)));
  expect([text(0), text(8), text(12), text(36)]).toEqual(['RIFF', 'WAVE', 'fmt ', 'data']);
  expect(view.getUint32(4, true)).toBe(36 + 480 * 4);
  expect(view.getUint16(22, true)).toBe(2);
  expect(view.getUint32(24, true)).toBe(48_000);
  expect(view.getUint32(40, true)).toBe(480 * 4);
});

test('channels alternate, and what is too loud stays at the edge', () => {
  const bytes = wavSamples({ left: Float32Array.of(0.5, 2), right: Float32Array.of(-0.5, -2) });
  const view = new DataView(bytes.buffer);
  expect(view.getInt16(0, true) / 32767).toBeCloseTo(0.5, 3);
  expect(view.getInt16(2, true) / 32767).toBeCloseTo(-0.5, 3);
  expect(view.getInt16(4, true)).toBe(32_767);
  expect(view.getInt16(6, true)).toBe(-32_768);
});

test('a length that the format cannot say is refused', () => {
  expect(() => wavHeader({ frames: 2 ** 31, sampleRate: 48_000 })).toThrow(RangeError);
});
