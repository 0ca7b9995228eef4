import type { Feeling } from './labels.ts';

export type Label = { feeling: Feeling; strength: number };
/** What was felt, and what a reader named, the strongest first. */
export type Reading = { felt: readonly Label[]; named: readonly string[] };

/** Shares from 0 to 1; null where there is nothing to take a share of. */
export type Score = {
  count: number;
  /** Of the feelings named, those that were felt. */
  precision: number | null;
  /** Of the feelings felt, those that were named. */
  recall: number | null;
  /** Of the felt texts with something named, those where the first is one of the strongest. */
  rightFirst: number | null;
  /** Of the felt texts, those with nothing named. */
  silent: number | null;
  /** Of the texts without feelings, those with nothing named. */
  leftAlone: number | null;
};

const share = (part: number, all: number): number | null => (all === 0 ? null : part / all);
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

const isRightFirst = ({ felt, named }: Reading): boolean => {
  const most = Math.max(...felt.map(({ strength }) => strength));
  return felt.some(({ feeling, strength }) => strength === most && feeling === named[0]);
};

/** Compares what a reader named with the labels. */
export const scoreReadings = (readings: readonly Reading[]): Score => {
  const hits = sum(
    readings.map(({ felt, named }) => felt.filter(({ feeling }) => named.includes(feeling)).length),
  );
  const feltOnes = readings.filter(({ felt }) => felt.length > 0);
  const spoken = feltOnes.filter(({ named }) => named.length > 0);
  const unfelt = readings.filter(({ felt }) => felt.length === 0);
  return {
    count: readings.length,
    precision: share(hits, sum(readings.map(({ named }) => named.length))),
    recall: share(hits, sum(readings.map(({ felt }) => new Set(felt.map(({ feeling }) => feeling)).size))),
    rightFirst: share(spoken.filter(isRightFirst).length, spoken.length),
    silent: share(feltOnes.length - spoken.length, feltOnes.length),
    leftAlone: share(unfelt.filter(({ named }) => named.length === 0).length, unfelt.length),
  };
};
