import type { EmotionInsight, Evidence, FeelingCorrection } from '@reflectory/contracts/journal';
import { FEELING_NAMES, type FeelingName } from '../feelings.ts';
import { places } from '../places.ts';
import { plainWord } from '../text/tokens.ts';
import { wholePercentages } from '../whole-percentages.ts';

type Gathered = EmotionInsight & { weight: number };

const LONGEST_TERM = 200;

/** Words of an evidence as corrections compare them. */
export const correctedTerm = (term: string): string =>
  plainWord(term.replace(/\s+/gu, ' ').trim()).slice(0, LONGEST_TERM);

const isFeelingName = (name: string): name is FeelingName =>
  FEELING_NAMES.some((feeling) => feeling === name);

const placeOf = (name: string, { family, valence, arousal }: EmotionInsight) =>
  isFeelingName(name) ? places[name] : { family, valence, arousal };

const add = (gathered: Map<string, Gathered>, emotion: EmotionInsight, weight: number): void => {
  const there = gathered.get(emotion.emotion);
  if (!there) {
    gathered.set(emotion.emotion, { ...emotion, weight });
    return;
  }
  const evidence = new Map<number, Evidence>(there.evidence.map((item) => [item.start, item]));
  for (const item of emotion.evidence) {
    const same = evidence.get(item.start);
    evidence.set(item.start, same ? { ...same, terms: [...new Set([...same.terms, ...item.terms])] } : item);
  }
  gathered.set(emotion.emotion, {
    ...there,
    evidence: [...evidence.values()].sort((a, b) => a.start - b.start),
    weight: there.weight + weight,
  });
};

/**
 * Feelings as a person corrected them: each word that they said is not that feeling leaves it, and goes to what they said
 * it is. Answers which corrections changed something; shares sum to 100 again.
 */
export const applyCorrections = (
  emotions: readonly EmotionInsight[],
  corrections: readonly FeelingCorrection[],
): { emotions: EmotionInsight[]; applied: FeelingCorrection[] } => {
  const known = new Map(corrections.map((one) => [`${one.emotion}\n${one.term}`, one]));
  const correctionOf = ({ emotion }: EmotionInsight, term: string) =>
    known.get(`${emotion}\n${correctedTerm(term)}`);
  const applied = new Set<FeelingCorrection>();
  const gathered = new Map<string, Gathered>();
  for (const found of emotions) {
    const termCount = found.evidence.reduce((count, { terms }) => count + terms.length, 0);
    const moved = new Map<string | null, Evidence[]>();
    for (const item of found.evidence) {
      const byTarget = Map.groupBy(item.terms, (term) => {
        const correction = correctionOf(found, term);
        if (correction) applied.add(correction);
        return correction ? correction.replacement : found.emotion;
      });
      for (const [target, terms] of byTarget)
        moved.set(target, [...(moved.get(target) ?? []), { ...item, terms }]);
    }
    for (const [target, evidence] of moved) {
      if (target === null) continue;
      const count = evidence.reduce((sum, { terms }) => sum + terms.length, 0);
      const place = target === found.emotion ? {} : placeOf(target, found);
      add(
        gathered,
        { ...found, ...place, emotion: target, evidence },
        (found.percentage * count) / termCount,
      );
    }
  }
  if (applied.size === 0) return { emotions: [...emotions], applied: [] };
  const felt = [...gathered.values()].sort((a, b) => b.weight - a.weight);
  const percentages = wholePercentages(felt.map(({ weight }) => weight));
  return {
    emotions: felt.map(({ weight: _weight, ...emotion }, index) => ({
      ...emotion,
      percentage: percentages[index] ?? 0,
    })),
    applied: [...applied],
  };
};
