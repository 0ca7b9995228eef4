import { expect, test } from 'vitest';
import { readerFake } from '../testing/reader-fake.ts';
import { wavFile } from '../testing/wav-file.ts';
import { gainOf } from '../../../player/gain-of-music.ts';
import { readMusic } from './read-music.ts';

test('a file says what it is called, and how loud it is is measured', async () => {
  const tags = { INAM: 'Low tide', IART: 'Mira Sol', IPRD: 'Shore', ITRK: '3' };
  const read = await readMusic(wavFile('01.wav', { tags, amplitude: 10 ** (-23 / 20) }), readerFake);
  expect(read).toMatchObject({
    title: 'Low tide',
    artist: 'Mira Sol',
    album: 'Shore',
    albumPlace: 3,
    durationMs: 2000,
  });
  expect(read.loudness).toBeCloseTo(-23, 0);
  expect(read.peak).toBeCloseTo(-23, 1);
});

test.each([44_100, 48_000])('a file of %i Hz is as loud as one of any other rate', async (sampleRate) => {
  const { loudness } = await readMusic(wavFile('a.wav', { sampleRate, amplitude: 0.1 }), readerFake);
  expect(loudness).toBeCloseTo(-20, 0);
});

test('a file without words is called after its name', async () => {
  const read = await readMusic(wavFile('Harbour at night.wav'), readerFake);
  expect(read).toMatchObject({ title: 'Harbour at night', artist: '', album: '', albumPlace: null });
});

test('words of a file are cut between characters', async () => {
  const read = await readMusic(wavFile(`${'a'.repeat(199)}🌊.wav`), readerFake);
  expect(read.title).toBe(`${'a'.repeat(199)}🌊`);
});

test('a text that is named as music is refused by its content', async () => {
  const text = new File(['Dear diary, '.repeat(500)], 'song.mp3', { type: 'audio/mpeg' });
  await expect(readMusic(text, readerFake)).rejects.toMatchObject({ reason: 'notMusic' });
});

test('what is longer than a quarter of an hour is refused', async () => {
  const long = wavFile('long.wav', { seconds: 901, sampleRate: 800 });
  await expect(readMusic(long, readerFake)).rejects.toMatchObject({ reason: 'tooLong' });
});

test('silence has no loudness, and nothing is raised because of it', async () => {
  const read = await readMusic(wavFile('quiet.wav', { amplitude: 0 }), readerFake);
  expect(read).toMatchObject({ loudness: null, peak: null });
  expect(gainOf({ loudness: null, peak: null })).toBeLessThan(0.3);
});

test('all pieces are as loud as each other, and none beyond full scale', () => {
  const decibelsOf = (loudness: number, peak: number) => 20 * Math.log10(gainOf({ loudness, peak }));
  expect(decibelsOf(-8, 0)).toBeCloseTo(-8, 5);
  expect(decibelsOf(-20, -12)).toBeCloseTo(4, 5);
  expect(decibelsOf(-26, -3)).toBeCloseTo(2, 5);
  expect(decibelsOf(-60, -50)).toBeCloseTo(12, 5);
});
