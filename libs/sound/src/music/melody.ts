import type { Random } from '../core/random.ts';
import { semitonesOf, type Chord } from './harmony.ts';
import type { Mood } from './mood.ts';

/** A thought of a melody: when its notes come within a chord (0 to 1), and by which steps of the scale they move. */
export type Motif = readonly { at: number; step: number }[];

export type MelodyNote = { chord: number; at: number; degree: number; isStrong: boolean };

const LOWEST = 7;
const HIGHEST = 17;

/** Invents a motif: mostly steps, at most one leap, which is answered by a step back. */
export function inventMotif(mood: Mood, random: Random): Motif {
  const [fewest, most] = mood.density;
  const count = fewest + Math.floor(random.next() * (most - fewest + 1));
  const slots = [0, 1, 2, 3, 4, 5, 6, 7];
  const times = [0];
  while (times.length < count) {
    const slot = slots[1 + Math.floor(random.next() * 7)] ?? 1;
    if (!times.includes(slot)) times.push(slot);
  }
  times.sort((one, other) => one - other);
  const leap = random.next() < 0.6 && count > 2 ? 1 + Math.floor(random.next() * (count - 2)) : -1;
  let direction = random.next() < 0.5 ? -1 : 1;
  return times.map((slot, index) => {
    if (index === 0) return { at: 0, step: 0 };
    if (index === leap) return { at: slot / 8, step: direction * (3 + Math.floor(random.next() * 2)) };
    if (index === leap + 1 && leap > 0) direction = -direction;
    else if (random.next() < 0.25) direction = -direction;
    return { at: slot / 8, step: direction };
  });
}

/** The same thought said otherwise: turned upside down, or thinned out. */
export function varyMotif(motif: Motif, random: Random): Motif {
  if (random.next() < 0.5) return motif.map(({ at, step }) => ({ at, step: -step }));
  return motif.length > 2 ? motif.filter((_, index) => index !== motif.length - 1) : motif;
}

const classOf = (semitones: number) => ((semitones % 12) + 12) % 12;

/** The degree nearest to a wish whose tone belongs to the chord. */
function nearestChordTone(mood: Mood, chord: Chord, wish: number): number {
  const classes = chord.tones.map(classOf);
  for (let away = 0; away < 7; away++) {
    for (const degree of [wish - away, wish + away]) {
      const isInside = degree >= LOWEST && degree <= HIGHEST;
      if (isInside && classes.includes(classOf(semitonesOf(mood.scale, degree)))) return degree;
    }
  }
  return wish;
}

/** Sings a motif over chords. Each beginning of a chord is a tone of it; every fourth chord is left to breathe. */
export function writeMelody(mood: Mood, chords: readonly Chord[], motif: Motif, start: number): MelodyNote[] {
  const notes: MelodyNote[] = [];
  let degree = start;
  for (const [index, chord] of chords.entries()) {
    if (index % 4 === 3 && index !== chords.length - 1) continue;
    const isLast = index === chords.length - 1;
    for (const [place, { at, step }] of motif.entries()) {
      if (isLast && place > 0) break;
      if (place === 0) degree = nearestChordTone(mood, chord, degree);
      else {
        const next = degree + step;
        degree = next < LOWEST || next > HIGHEST ? degree - step : next;
      }
      notes.push({ chord: index, at, degree, isStrong: place === 0 });
    }
  }
  return notes;
}
