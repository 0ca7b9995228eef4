import { describe, expect, it } from 'vitest';
import { scoreReadings } from './score.ts';

describe('scoreReadings', () => {
  it('counts what is named, what is missed and what is left alone', () => {
    const score = scoreReadings([
      { felt: [{ feeling: 'joy', strength: 2 }], named: ['joy', 'hope'] },
      {
        felt: [
          { feeling: 'grief', strength: 3 },
          { feeling: 'guilt', strength: 1 },
        ],
        named: ['guilt'],
      },
      { felt: [{ feeling: 'fear', strength: 1 }], named: [] },
      { felt: [], named: ['calm'] },
      { felt: [], named: [] },
    ]);
    expect(score).toEqual({
      count: 5,
      precision: 2 / 4,
      recall: 2 / 4,
      rightFirst: 1 / 2,
      silent: 1 / 3,
      leftAlone: 1 / 2,
    });
  });

  it('has no share of nothing', () => {
    expect(scoreReadings([{ felt: [], named: [] }])).toMatchObject({
      precision: null,
      recall: null,
      silent: null,
    });
  });
});
