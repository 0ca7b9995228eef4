import { describe, expect, it } from 'vitest';
import { createReader } from '../reader.ts';
import { applyCorrections, correctedTerm } from './apply-corrections.ts';

const read = (text: string) => createReader().analyse(text, { language: 'en' }).emotions;
const correct = (text: string, ...corrections: [string, string, string | null][]) =>
  applyCorrections(
    read(text),
    corrections.map(([emotion, term, replacement]) => ({ emotion, term, replacement })),
  );
const sharesOf = ({ emotions }: ReturnType<typeof applyCorrections>) =>
  Object.fromEntries(emotions.map(({ emotion, percentage }) => [emotion, percentage]));

describe('what a person said of a reading', () => {
  it('takes away a feeling that rests on such words alone, and says so', () => {
    const corrected = correct('I was sad. I was glad.', ['sadness', 'sad', null]);
    expect(sharesOf(corrected)).toEqual({ joy: 100 });
    expect(corrected.applied).toEqual([{ emotion: 'sadness', term: 'sad', replacement: null }]);
  });

  it('leaves what other words say', () => {
    const corrected = correct('I was sad. I cried. I was glad.', ['sadness', 'sad', null]);
    expect(sharesOf(corrected)).toEqual({ sadness: 50, joy: 50 });
    expect(corrected.emotions.find(({ emotion }) => emotion === 'sadness')?.evidence).toHaveLength(1);
  });

  it('reads the words as another feeling, which keeps its own evidence', () => {
    const { emotions } = correct('I was sad. I was glad.', ['sadness', 'sad', 'joy']);
    expect(emotions).toMatchObject([{ emotion: 'joy', percentage: 100, family: 'joy' }]);
    expect(emotions[0]?.evidence.map(({ terms }) => terms)).toEqual([['sad'], ['glad']]);
  });

  it('reads the words as a word of their own, which stands where the feeling stood', () => {
    const { emotions } = correct('I was sad.', ['sadness', 'sad', 'saudade']);
    expect(emotions).toMatchObject([{ emotion: 'saudade', family: 'sadness', percentage: 100 }]);
  });

  it('changes nothing of other words, feelings and texts', () => {
    const text = 'I was glad all day.';
    expect(correct(text, ['sadness', 'glad', null], ['joy', 'merry', null])).toEqual({
      emotions: read(text),
      applied: [],
    });
  });

  it('knows words in whatever case, with whatever apostrophe', () => {
    expect(correctedTerm('Can’t  WAIT')).toBe("can't wait");
    expect(sharesOf(correct('I Can’t wait for it!', ['excitement', "can't wait", null]))).toEqual({});
  });
});
