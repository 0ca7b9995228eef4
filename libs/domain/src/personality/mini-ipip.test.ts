import { expect, it } from 'vitest';
import { FACTORS, MINI_IPIP, scorePersonality } from './mini-ipip.ts';

it('asks four sentences of each factor', () => {
  for (const factor of FACTORS) expect(MINI_IPIP.filter((item) => item.factor === factor)).toHaveLength(4);
});

it('turns round what counts against a factor', () => {
  // Who agrees with everything agrees with both ends; of imagination three of four sentences deny it.
  expect(scorePersonality(Array<number>(20).fill(5))).toEqual({
    extraversion: 3,
    agreeableness: 3,
    conscientiousness: 3,
    neuroticism: 3,
    imagination: 2,
  });
  const warm = MINI_IPIP.map(({ factor, isReversed }) =>
    factor !== 'agreeableness' ? 3 : isReversed ? 1 : 5,
  );
  expect(scorePersonality(warm)).toMatchObject({ agreeableness: 5, extraversion: 3 });
});

it('scores nothing but twenty answers from 1 to 5', () => {
  expect(() => scorePersonality(Array<number>(19).fill(3))).toThrow(RangeError);
  expect(() => scorePersonality([...Array<number>(19).fill(3), 6])).toThrow(RangeError);
});
