import type { Random } from '../core/random.ts';
import type { ChordRole, Mood } from './mood.ts';

export type Chord = {
  /** Degree of the scale on which it stands; 0 is the root. */
  degree: number;
  role: ChordRole;
  /** Its tones as semitones above the root of the piece, from its own root upwards. */
  tones: readonly number[];
};

/** Semitones above the root of a degree that may lie above or below the first octave. */
export function semitonesOf(scale: readonly number[], degree: number): number {
  const octave = Math.floor(degree / scale.length);
  return (scale[degree - octave * scale.length] ?? 0) + 12 * octave;
}

function chordOn(mood: Mood, role: ChordRole, degree: number, random: Random): Chord {
  const colour = random.pick(mood.colours);
  const steps = colour === 'seventh' ? [0, 2, 4, 6] : colour === 'ninth' ? [0, 2, 4, 8] : [0, 2, 4, 7];
  return { degree, role, tones: steps.map((step) => semitonesOf(mood.scale, degree + step)) };
}

/** What four chords of a phrase do. A question stays open at its end, an answer comes home. */
const QUESTIONS: readonly [readonly ChordRole[], ...(readonly ChordRole[])[]] = [
  ['rest', 'rest', 'away', 'pull'],
  ['rest', 'away', 'rest', 'pull'],
  ['rest', 'away', 'away', 'pull'],
];
const ANSWERS: typeof QUESTIONS = [
  ['rest', 'away', 'pull', 'rest'],
  ['rest', 'rest', 'pull', 'rest'],
  ['away', 'rest', 'pull', 'rest'],
  ['rest', 'pull', 'away', 'rest'],
];

/** Eight chords: a question and its answer, which ends on the root. No chord comes twice in a row. */
export function writeProgression(mood: Mood, random: Random, startsAway = false): Chord[] {
  const roles = [...random.pick(QUESTIONS), ...random.pick(ANSWERS)];
  if (startsAway) roles[0] = 'away';
  const chords: Chord[] = [];
  for (const [index, role] of roles.entries()) {
    const before = chords.at(-1)?.degree;
    const isHome = index === roles.length - 1 || (index === 0 && !startsAway);
    const others = mood.chords[role].filter((degree) => degree !== before);
    const degree = isHome ? 0 : (others[Math.floor(random.next() * others.length)] ?? mood.chords[role][0]);
    chords.push(chordOn(mood, role, degree, random));
  }
  return chords;
}

const LOWEST = 52;
const HIGHEST = 76;

/** Everywhere a tone may lie within the range of the four voices. */
function placesOf(pitch: number): number[] {
  const lowest = LOWEST + ((((pitch - LOWEST) % 12) + 12) % 12);
  const places: number[] = [];
  for (let place = lowest; place <= HIGHEST; place += 12) places.push(place);
  return places;
}

function costOf(voices: readonly number[], before: readonly number[] | undefined): number {
  let cost = 0;
  for (let i = 1; i < voices.length; i++) {
    const gap = (voices[i] ?? 0) - (voices[i - 1] ?? 0);
    // Close together is muddy below, far apart falls to pieces.
    if (gap === 0) cost += 30;
    else if (gap < 3) cost += (voices[i] ?? 0) < 62 ? 12 : 4;
    else if (gap > 9) cost += 3 * (gap - 9);
  }
  if (!before) return cost + Math.abs((voices[0] ?? 0) - 55) + Math.abs((voices.at(-1) ?? 0) - 70);
  for (const [i, voice] of voices.entries()) {
    const moved = Math.abs(voice - (before[i] ?? voice));
    cost += moved + (moved > 5 ? 4 * (moved - 5) : 0);
  }
  return cost + 25 * countParallels(before, voices);
}

/** How many pairs of voices move in parallel fifths or octaves, which makes two voices sound like one. */
export function countParallels(before: readonly number[], after: readonly number[]): number {
  let count = 0;
  for (let low = 0; low < after.length; low++) {
    for (let high = low + 1; high < after.length; high++) {
      const interval = ((before[high] ?? 0) - (before[low] ?? 0)) % 12;
      const next = ((after[high] ?? 0) - (after[low] ?? 0)) % 12;
      const moves = before[low] !== after[low] && before[high] !== after[high];
      if (moves && interval === next && (interval === 7 || interval === 0)) count += 1;
    }
  }
  return count;
}

/** Lays a chord out for four voices so that each moves as little as it can. */
export function voiceChord(chord: Chord, root: number, before?: readonly number[]): number[] {
  const options = chord.tones.map((tone) => placesOf(root + tone));
  let best: number[] = [];
  let least = Infinity;
  const walk = (index: number, chosen: number[]) => {
    const places = options[index];
    if (!places) {
      const voices = chosen.toSorted((one, other) => one - other);
      const cost = costOf(voices, before);
      if (cost < least) [least, best] = [cost, voices];
      return;
    }
    for (const place of places) walk(index + 1, [...chosen, place]);
  };
  walk(0, []);
  return best;
}
