import type { FrameworkDocument } from '@reflectory/contracts/library';
import { answerOf } from './answers.ts';
import type { Answers } from './walk.ts';

/** Key of the product's framework whose sessions are decisions; steps of these ids say what is compared later. */
export const DECISION_FRAMEWORK = 'decision-journal';

/** What somebody decided and expected; null where it was not said. */
export type Decision = {
  chosen: string | null;
  expected: string | null;
  /** How likely it seemed, from 0 to 1. */
  probability: number | null;
  /** The day on which it will be clear, as `2027-04-01`. */
  reviewOn: string | null;
};

/** The decision that a finished session holds. */
export const readDecision = (framework: Pick<FrameworkDocument, 'steps'>, answers: Answers): Decision => {
  const answerTo = (id: string) => answerOf(framework, answers, id);
  const wordsOf = (id: string) => {
    const answer = answerTo(id);
    return typeof answer === 'string' ? answer : Array.isArray(answer) ? (answer[0] ?? null) : null;
  };
  const likely = answerTo('probability');
  return {
    chosen: wordsOf('chosen'),
    expected: wordsOf('expected'),
    probability: typeof likely === 'number' ? likely / 100 : null,
    reviewOn: wordsOf('review'),
  };
};

/** What came of it: as expected, in part, or not. */
export const DECISION_OUTCOMES = ['yes', 'partly', 'no'] as const;
export type DecisionOutcome = (typeof DECISION_OUTCOMES)[number];

const cameBy: Readonly<Record<DecisionOutcome, number>> = { yes: 1, partly: 0.5, no: 0 };

/** A forecast with what came of it. */
export type Forecast = { probability: number; outcome: DecisionOutcome };

/** Forecasts of about the same probability: how likely they seemed, and how many came, both from 0 to 1. */
export type CalibrationBin = { from: number; to: number; count: number; said: number; came: number };

/** How well expectations met what came. */
export type Calibration = {
  count: number;
  /** Mean squared distance between probability and outcome: 0 is perfect, 0.25 is tossing a coin; null without any. */
  brier: number | null;
  bins: CalibrationBin[];
};

/** Decisions below which a calibration says more about chance than about a person. */
export const CALIBRATION_NEEDS = 10;

const BINS = 5;
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Compares forecasts with what came, in five ranges of probability; empty ranges are left out. */
export const calibrationOf = (forecasts: readonly Forecast[]): Calibration => {
  const points = forecasts.map(({ probability, outcome }) => ({ said: probability, came: cameBy[outcome] }));
  const binOf = ({ said }: { said: number }) => Math.min(BINS - 1, Math.floor(said * BINS));
  const bins = Array.from({ length: BINS }, (_, bin) => points.filter((point) => binOf(point) === bin));
  return {
    count: points.length,
    brier: points.length === 0 ? null : mean(points.map(({ said, came }) => (said - came) ** 2)),
    bins: bins.flatMap((inBin, bin) =>
      inBin.length === 0
        ? []
        : [
            {
              from: bin / BINS,
              to: (bin + 1) / BINS,
              count: inBin.length,
              said: mean(inBin.map(({ said }) => said)),
              came: mean(inBin.map(({ came }) => came)),
            },
          ],
    ),
  };
};
