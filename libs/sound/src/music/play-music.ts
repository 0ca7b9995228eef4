import { BLOCK } from '../core/block.ts';
import { clamp, createGlide } from '../core/glide.ts';
import type { CreateGenerator } from '../generators/generator.ts';
import { createComposer, type Part, type Section } from './composer.ts';
import { createEnsemble } from './instruments.ts';
import type { MoodName } from './mood.ts';

/** Music of a mood without end; with little strength the chords alone, with much the melody and the broken chords too. */
export function createMusic(mood: MoodName): CreateGenerator {
  return ({ sampleRate, seed, strength }) => {
    const force = createGlide({ value: strength, seconds: 6, sampleRate });
    const composer = createComposer(mood, seed);
    const ensemble = createEnsemble({ sampleRate });
    let section: Section = composer.next();
    let played = 0;
    let time = 0;
    const shareOf = (part: Part, now: number) =>
      part === 'pad' || part === 'bass' ? 1 : part === 'harp' ? clamp(now * 2 - 0.4) : clamp(now * 2.5);
    const playUntil = (now: number) => {
      for (;;) {
        const note = section.notes[played];
        if (!note || note.at > time) return;
        const share = shareOf(note.part, now);
        if (share > 0.05) ensemble.play({ ...note, loud: note.loud * share });
        played += 1;
      }
    };
    return {
      change: (next) => force.to(clamp(next)),
      render(out) {
        playUntil(force.next());
        out.left.fill(0);
        out.right.fill(0);
        ensemble.add(out);
        time += BLOCK / sampleRate;
        if (time < section.seconds) return;
        time -= section.seconds;
        section = composer.next();
        played = 0;
      },
    };
  };
}
