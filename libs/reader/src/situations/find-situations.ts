import type { FeelingName } from '../feelings.ts';
import type { SituationCue } from './cues.ts';
import { SITUATION_RULES } from './rules.ts';

/** Words that say something of a situation: indexes of their first and last token. */
export type CueMatch = { cue: SituationCue; first: number; last: number };
export type Situation = { feeling: FeelingName; first: number; last: number };

/** Tokens that may lie between the parts of a situation. */
const reach = 9;

/** What the cues of a sentence tell together; its words are those of all parts. */
export const situationsIn = (matches: readonly CueMatch[]): Situation[] => {
  if (matches.length < 2) return [];
  const byCue = Map.groupBy(matches, ({ cue }) => cue);
  return SITUATION_RULES.flatMap(({ feeling, parts: [ones = [], others = []] }): Situation[] => {
    for (const one of ones.flatMap((cue) => byCue.get(cue) ?? []))
      for (const other of others.flatMap((cue) => byCue.get(cue) ?? [])) {
        const [before, after] = one.first <= other.first ? [one, other] : [other, one];
        const gap = after.first - before.last;
        if (gap > 0 && gap <= reach) return [{ feeling, first: before.first, last: after.last }];
      }
    return [];
  });
};
