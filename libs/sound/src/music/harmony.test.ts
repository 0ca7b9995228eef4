import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createComposer, type Section } from './composer.ts';
import { countParallels } from './harmony.ts';
import { MOODS, type MoodName } from './mood.ts';

const moods = Object.keys(MOODS) as MoodName[];
const sectionsOf = (mood: MoodName, seed: number, count: number): Section[] => {
  const composer = createComposer(mood, seed);
  return Array.from({ length: count }, () => composer.next());
};
const everySection = (check: (section: Section, mood: MoodName) => void) =>
  fc.assert(
    fc.property(fc.constantFrom(...moods), fc.nat(1_000_000), (mood, seed) => {
      for (const section of sectionsOf(mood, seed, 6)) check(section, mood);
    }),
    { numRuns: 40 },
  );
const classOf = (pitch: number) => ((pitch % 12) + 12) % 12;

describe('every section of every mood', () => {
  test('has a question that stays open and an answer that comes home', () => {
    everySection(({ chords }) => {
      expect(chords).toHaveLength(8);
      expect(chords[3]?.role).toBe('pull');
      expect(chords[7]).toMatchObject({ role: 'rest', degree: 0 });
    });
  });

  test('never says the same chord twice in a row', () => {
    everySection(({ chords }) => {
      for (let i = 1; i < chords.length - 1; i++) expect(chords[i]?.degree).not.toBe(chords[i - 1]?.degree);
    });
  });

  test('keeps four voices in their range and in order', () => {
    everySection(({ voicings }) => {
      for (const voices of voicings) {
        expect(voices).toHaveLength(4);
        expect(voices.toSorted((one, other) => one - other)).toEqual(voices);
        expect(voices[0]).toBeGreaterThanOrEqual(52);
        expect(voices[3]).toBeLessThanOrEqual(76);
      }
    });
  });

  test('moves its voices little, and hardly ever two of them in parallel fifths or octaves', () => {
    let parallels = 0;
    let changes = 0;
    let steps = 0;
    everySection(({ voicings }) => {
      for (let i = 1; i < voicings.length; i++) {
        const [before = [], after = []] = [voicings[i - 1], voicings[i]];
        const moved = after.reduce(
          (sum, voice, index) => sum + Math.abs(voice - (before[index] ?? voice)),
          0,
        );
        expect(moved / 4).toBeLessThanOrEqual(6);
        steps += moved / 4;
        parallels += countParallels(before, after);
        changes += 1;
      }
    });
    expect(parallels / changes).toBeLessThan(0.08);
    expect(steps / changes).toBeLessThan(2.5);
  });

  test('sings tones of the chord where it begins, tones of the scale everywhere', () => {
    everySection(({ notes, chords, root, seconds }, name) => {
      const mood = MOODS[name];
      const scale = new Set(mood.scale.map((step) => classOf(step + root)));
      const length = seconds / chords.length;
      for (const note of notes.filter(({ part }) => part === mood.melody && part !== 'harp')) {
        expect(scale).toContain(classOf(note.pitch));
        const place = Math.round(note.at / length);
        if (Math.abs(note.at - place * length) > 0.1) continue;
        const tones = chords[place]?.tones.map((tone) => classOf(tone + root));
        expect(tones).toContain(classOf(note.pitch));
      }
    });
  });
});

test('a round says its theme, says it again, leaves it, and remembers it', () => {
  for (const mood of moods) {
    const [first, second, third, fourth, next] = sectionsOf(mood, 7, 5);
    expect([first, second, third, fourth].map((one) => one?.form)).toEqual(['A', 'A', 'B', 'A']);
    expect(second?.chords).toEqual(first?.chords);
    expect(fourth?.chords).toEqual(first?.chords);
    expect(third?.chords).not.toEqual(first?.chords);
    expect(third?.chords[0]?.role).toBe('away');
    expect(next?.root).not.toBe(first?.root);
  }
});

test('the same seed writes the same music, another one other music', () => {
  expect(sectionsOf('tender', 4, 3)).toEqual(sectionsOf('tender', 4, 3));
  expect(sectionsOf('tender', 4, 1)).not.toEqual(sectionsOf('tender', 5, 1));
});
