import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSynthesisFake } from '../testing/synthesis-fake.ts';
import { createSpeech } from './speech.ts';

const here = { voiceURI: 'here', name: 'Anna', lang: 'de-DE', localService: true };
const away = { voiceURI: 'away', name: 'Cloud', lang: 'de-DE', localService: false };
const other = { voiceURI: 'other', name: 'Alex', lang: 'en-US', localService: true };
const voice = { id: 'here', name: 'Anna', isRemote: false };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('voices that come late are waited for; those of the device come first, other languages are left out', async () => {
  const speech = createSpeech(createSynthesisFake([away, other, here], 500));
  const voices = speech.voices('de');
  await vi.advanceTimersByTimeAsync(600);
  expect(await voices).toEqual([
    { id: 'here', name: 'Anna', isRemote: false },
    { id: 'away', name: 'Cloud', isRemote: true },
  ]);
});

test('a device without voices says so after a moment', async () => {
  const voices = createSpeech(createSynthesisFake([])).voices('de');
  await vi.advanceTimersByTimeAsync(2100);
  expect(await voices).toEqual([]);
});

test('a line is said sentence by sentence', async () => {
  const fake = createSynthesisFake([here]);
  expect(await createSpeech(fake).speak('Sit down. Let it be.', voice, 'en')).toBe(true);
  expect(fake.said).toEqual(['Sit down.', 'Let it be.']);
});

test('a voice that never ends is given up, and one that fails says so', async () => {
  const fake = createSynthesisFake([here]);
  fake.mode = 'silent';
  const speech = createSpeech(fake);
  const said = speech.speak('Sit down. Let it be.', voice, 'en');
  await vi.advanceTimersByTimeAsync(12_000);
  expect(await said).toBe(false);
  expect(fake).toMatchObject({ said: ['Sit down.'], cancels: 1 });
  fake.mode = 'fails';
  const failed = speech.speak('Sit down.', voice, 'en');
  await vi.advanceTimersByTimeAsync(200);
  expect(await failed).toBe(false);
});

test('just after a cancel it waits, since browsers lose the first words then', async () => {
  const fake = createSynthesisFake([here]);
  const speech = createSpeech(fake);
  speech.cancel();
  const said = speech.speak('Now.', voice, 'en');
  expect(fake.said).toEqual([]);
  await vi.advanceTimersByTimeAsync(100);
  expect(await said).toBe(true);
  expect(fake.said).toEqual(['Now.']);
});
