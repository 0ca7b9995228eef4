import type { FrameworkStep } from '@reflectory/contracts/library';
import { describe, expect, it } from 'vitest';
import { calibrationOf, readDecision } from './decisions.ts';

const question = { en: 'What?' };
const steps: FrameworkStep[] = [
  { id: 'decision', kind: 'text', question },
  {
    id: 'chosen',
    kind: 'choice',
    question,
    options: [
      { key: 'stay', label: { en: 'Stay' } },
      { key: 'go', label: { en: 'Go' } },
    ],
  },
  { id: 'expected', kind: 'text', question },
  { id: 'probability', kind: 'scale', min: 0, max: 100, question },
  { id: 'review', kind: 'date', question },
];

describe('a decision', () => {
  it('is read from a session by the names of its steps', () => {
    expect(readDecision({ steps }, ['The post', 'go', 'A quiet spring', '70', '2027-04-01'])).toEqual({
      chosen: 'go',
      expected: 'A quiet spring',
      probability: 0.7,
      reviewOn: '2027-04-01',
    });
  });

  it('says nothing of what was not answered, or by a framework that does not ask', () => {
    const nothing = { chosen: null, expected: null, probability: null, reviewOn: null };
    expect(readDecision({ steps }, ['The post', '', '', 'seventy', '2027-02-30'])).toEqual(nothing);
    expect(readDecision({ steps: steps.slice(0, 1) }, ['The post', 'go', 'A', '70', '2027-04-01'])).toEqual(
      nothing,
    );
  });
});

describe('calibration', () => {
  it('is nothing without a decision', () => {
    expect(calibrationOf([])).toEqual({ count: 0, brier: null, bins: [] });
  });

  it('is perfect for whoever was sure and right', () => {
    expect(
      calibrationOf([
        { probability: 1, outcome: 'yes' },
        { probability: 0, outcome: 'no' },
      ]).brier,
    ).toBe(0);
  });

  it('puts what seemed equally likely together, and counts what came in part as half', () => {
    const { brier, bins } = calibrationOf([
      { probability: 0.8, outcome: 'yes' },
      { probability: 0.9, outcome: 'partly' },
      { probability: 0.2, outcome: 'no' },
    ]);
    expect(brier).toBeCloseTo((0.04 + 0.16 + 0.04) / 3);
    expect(bins).toEqual([
      { from: 0.2, to: 0.4, count: 1, said: 0.2, came: 0 },
      { from: 0.8, to: 1, count: 2, said: expect.closeTo(0.85), came: 0.75 },
    ]);
  });
});
