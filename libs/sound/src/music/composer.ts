import { createRandom, deriveSeed, type Random } from '../core/random.ts';
import { semitonesOf, voiceChord, writeProgression, type Chord } from './harmony.ts';
import { inventMotif, varyMotif, writeMelody, type Motif } from './melody.ts';
import { MOODS, type Mood, type MoodName } from './mood.ts';

export type Part = 'pad' | 'bass' | 'felt' | 'glass' | 'harp';

export type Note = {
  part: Part;
  /** Seconds after the beginning of the section. */
  at: number;
  seconds: number;
  /** MIDI number. */
  pitch: number;
  /** From 0 to 1. */
  loud: number;
};

/** Eight chords with all that is played over them. */
export type Section = {
  form: 'A' | 'B';
  root: number;
  seconds: number;
  chords: readonly Chord[];
  voicings: readonly (readonly number[])[];
  notes: readonly Note[];
};

type Theme = { chords: Chord[]; motif: Motif; start: number };

/** One round is said, said again, left, and remembered. */
const ROUND = ['A', 'A', 'B', 'A'] as const;

function inventTheme(mood: Mood, random: Random, startsAway: boolean): Theme {
  return {
    chords: writeProgression(mood, random, startsAway),
    motif: inventMotif(mood, random),
    start: 9 + Math.floor(random.next() * 5),
  };
}

function breakChord(voicing: readonly number[], at: number, mood: Mood, random: Random): Note[] {
  const order = [0, 2, 1, 3, 2, 1, 3, 2];
  return order.flatMap((voice, index) => {
    if (random.next() > 0.5 + mood.broken * 0.4) return [];
    const pitch = (voicing[voice] ?? 60) + (index === 3 ? 12 : 0);
    const loud = mood.broken * (0.5 + 0.3 * random.next()) * (index === 0 ? 1 : 0.75);
    return [{ part: 'harp' as const, at: at + (index * mood.secondsPerChord) / 8, seconds: 2, pitch, loud }];
  });
}

/** Hands play a little before and after the beat, never together like a machine. */
const human = (random: Random, at: number) => Math.max(0, at + 0.018 * random.normal());

function writeNotes(
  mood: Mood,
  theme: Theme,
  section: Omit<Section, 'notes' | 'form'>,
  random: Random,
): Note[] {
  const { secondsPerChord } = mood;
  const notes: Note[] = [];
  for (const [index, voicing] of section.voicings.entries()) {
    const at = index * secondsPerChord;
    for (const pitch of voicing) {
      notes.push({ part: 'pad', at, seconds: secondsPerChord, pitch, loud: 0.55 + 0.15 * random.next() });
    }
    const degree = section.chords[index]?.degree ?? 0;
    const low = section.root + semitonesOf(mood.scale, degree);
    const bass = low - 12 * Math.round((low - 41) / 12);
    notes.push({ part: 'bass', at, seconds: secondsPerChord * 0.92, pitch: bass, loud: 0.7 });
    if (mood.broken > 0) notes.push(...breakChord(voicing, at, mood, random));
  }
  for (const note of writeMelody(mood, theme.chords, theme.motif, theme.start)) {
    const at = human(random, (note.chord + note.at) * secondsPerChord);
    const pitch = section.root + semitonesOf(mood.scale, note.degree);
    const loud = (note.isStrong ? 0.75 : 0.55) + 0.2 * random.next();
    notes.push({ part: mood.melody, at, seconds: 3, pitch: keepInRange(pitch), loud });
  }
  return notes.toSorted((one, other) => one.at - other.at);
}

const keepInRange = (pitch: number) => (pitch > 86 ? pitch - 12 : pitch < 58 ? pitch + 12 : pitch);

/** Writes one section after the other, without end; the same ones for the same seed. */
export function createComposer(name: MoodName, seed: number): { next(): Section } {
  const mood: Mood = MOODS[name];
  const random = createRandom(deriveSeed(seed, `composer-${name}`));
  let root = mood.root;
  let count = 0;
  let first = inventTheme(mood, random, false);
  let second = inventTheme(mood, random, true);
  let voices: readonly number[] | undefined;

  function beginRound() {
    if (count > 0) {
      root += random.pick(mood.moves);
      if (root > mood.root + 6) root -= 12;
      if (root < mood.root - 6) root += 12;
      first = { ...inventTheme(mood, random, false), motif: varyMotif(first.motif, random) };
      second = inventTheme(mood, random, true);
    }
  }

  return {
    next() {
      const place = count % ROUND.length;
      if (place === 0) beginRound();
      const form = ROUND[place] ?? 'A';
      const theme = form === 'B' ? second : first;
      const said = place === 1 ? { ...theme, motif: varyMotif(theme.motif, random) } : theme;
      const voicings = theme.chords.map((chord) => {
        const voicing = voiceChord(chord, root, voices);
        voices = voicing;
        return voicing;
      });
      const section = {
        root,
        seconds: theme.chords.length * mood.secondsPerChord,
        chords: theme.chords,
        voicings,
      };
      count += 1;
      return { ...section, form, notes: writeNotes(mood, said, section, random) };
    },
  };
}
