import { describe, expect, test } from 'vitest';
import { draftOf, isSamePolicy, readDraft, standardPolicy, type PolicyDraft } from './policy-draft.ts';

const draft = (minLength: string): PolicyDraft => ({
  minLength,
  characters: ['digits'],
  refusesCommon: true,
  changeNeedsProof: true,
});

describe('the length that was typed', () => {
  test.each([
    ['14', 14],
    [' 8 ', 8],
    ['72', 72],
    ['١٤', 14],
    ['۲۰', 20],
  ])('%j is read as %i', (typed, minLength) => {
    const policy = { minLength, characters: ['digits'], refusesCommon: true, changeNeedsProof: true };
    expect(readDraft(draft(typed), 8)).toEqual({ policy });
  });

  test.each([
    ['', 'no_number'],
    ['twelve', 'no_number'],
    ['9.5', 'no_number'],
    ['-9', 'no_number'],
    ['7', 'too_short'],
    ['73', 'too_long'],
  ])('%j is refused: %s', (typed, problem) => {
    expect(readDraft(draft(typed), 8)).toEqual({ problem });
  });
});

test('the order in which groups of characters were kept changes nothing', () => {
  const policy = { ...standardPolicy(8), characters: ['symbols' as const, 'upper' as const] };
  expect(draftOf(policy)).toEqual({
    minLength: '8',
    characters: ['upper', 'symbols'],
    refusesCommon: true,
    changeNeedsProof: true,
  });
  expect(isSamePolicy(policy, { ...policy, characters: ['upper', 'symbols'] })).toBe(true);
  expect(isSamePolicy(policy, standardPolicy(8))).toBe(false);
});
