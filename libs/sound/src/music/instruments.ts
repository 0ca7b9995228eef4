import type { Stereo } from '../core/block.ts';
import { createTonePool } from '../core/tone-pool.ts';
import type { Note, Part } from './composer.ts';
import { createWavePool } from './wave-pool.ts';

const frequencyOf = (pitch: number) => 440 * 2 ** ((pitch - 69) / 12);

/** Low notes sit left of the middle and high ones right of it, as at a piano. */
const placeOf = (pitch: number) => Math.min(0.8, Math.max(0.2, 0.5 + (pitch - 66) * 0.011));

/** Partials of a struck or plucked string: how fast they thin out upwards, how long they ring, how soft it begins. */
const STRINGS = {
  felt: { count: 7, rolloff: 0.62, decay: 5.5, attack: 0.007, stiffness: 0.00035 },
  harp: { count: 7, rolloff: 0.5, decay: 3.2, attack: 0.004, stiffness: 0.0001 },
  glass: { count: 4, rolloff: 0.95, decay: 6.5, attack: 0.02, stiffness: 0.0022 },
} as const;

/** How loud each part is beside the others. */
const LEVELS: Record<Part, number> = { pad: 0.045, bass: 0.12, felt: 0.62, harp: 0.4, glass: 0.5 };

/** All that plays: notes begin it, blocks are taken from it. */
export function createEnsemble({ sampleRate }: { sampleRate: number }): {
  play(note: Note): void;
  add(out: Stereo): void;
} {
  const strings = createTonePool({ sampleRate, voices: 90 });
  const pad = createWavePool({
    sampleRate,
    harmonics: [1, 0.5, 0.26, 0.14, 0.08, 0.045, 0.025],
    detune: 0.0011,
    width: 0.6,
  });
  const bass = createWavePool({ sampleRate, harmonics: [1, 0.32, 0.1], detune: 0, width: 0 });

  function pluck(part: keyof typeof STRINGS, { pitch, loud }: Note) {
    const { count, rolloff, decay, attack, stiffness } = STRINGS[part];
    const frequency = frequencyOf(pitch);
    const shorter = (262 / frequency) ** 0.6;
    // Who plays softly plays duller as well.
    const dullness = rolloff * (1.25 - 0.4 * loud);
    for (let n = 1; n <= count; n++) {
      strings.start({
        frequency: frequency * n * Math.sqrt(1 + stiffness * n * n),
        decay: (decay * shorter) / n ** 0.55,
        attack,
        gain: LEVELS[part] * loud * loud * Math.exp(-dullness * (n - 1)),
        place: placeOf(pitch),
      });
    }
  }

  return {
    play(note) {
      if (note.part === 'pad' || note.part === 'bass') {
        const isPad = note.part === 'pad';
        (isPad ? pad : bass).start({
          frequency: frequencyOf(note.pitch),
          seconds: note.seconds,
          attack: isPad ? 2.2 : 0.4,
          release: isPad ? 3.2 : 1.6,
          gain: LEVELS[note.part] * note.loud,
          place: isPad ? placeOf(note.pitch) : 0.5,
        });
        return;
      }
      pluck(note.part, note);
    },
    add(out) {
      pad.add(out, 1);
      bass.add(out, 1);
      strings.add(out, 1);
    },
  };
}
