import fc from 'fast-check';
import { expect, test } from 'vitest';
import { composeScript, type Step } from './script.ts';
import { shortestSeconds, timeScript } from './time-script.ts';
import { meditationFor, personLines, quoteOf, weave, wovenLines } from './weave.ts';

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constant('say' as const),
    text: fc.lorem({ maxCount: 20 }),
    isLong: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('pause' as const), weight: fc.integer({ min: 1, max: 9 }) }),
  fc.record({
    kind: fc.constant('breathe' as const),
    pacer: fc.constantFrom('box' as const, 'coherent' as const),
    rounds: fc.integer({ min: 1, max: 4 }),
  }),
);
/** A script with a pause at least, which takes what is left. */
const steps = fc
  .array(step, { maxLength: 40 })
  .map((list): Step[] => [{ kind: 'bell', ring: 'bowl' }, ...list, { kind: 'silence', weight: 5 }]);

test('every length is met exactly, one step follows the other, and nothing is hurried', () => {
  fc.assert(
    fc.property(steps, fc.integer({ min: 180, max: 2700 }), (list, wanted) => {
      const seconds = Math.max(wanted, Math.ceil(shortestSeconds(list)));
      const timed = timeScript(list, seconds);
      let at = 0;
      for (const one of timed) {
        expect(one.at).toBeCloseTo(at, 6);
        expect(one.seconds).toBeGreaterThanOrEqual(2 - 1e-9);
        at += one.seconds;
      }
      expect(at).toBeCloseTo(seconds, 6);
    }),
  );
});

test('a script of ten thousand steps is timed as well', () => {
  const list = Array.from({ length: 5000 }).flatMap((): Step[] => [
    { kind: 'say', text: 'Let it be as it is.' },
    { kind: 'pause', weight: 1 },
  ]);
  const timed = timeScript(list, 60_000);
  expect(timed).toHaveLength(10_000);
  expect(timed.at(-1)).toMatchObject({ kind: 'pause' });
});

test('one that is too short for what is said is refused, and not hurried', () => {
  const list: Step[] = [{ kind: 'say', text: 'word '.repeat(400) }];
  expect(() => timeScript(list, 60)).toThrow(RangeError);
});

test('what is for long ones alone is said from six minutes on', () => {
  const { steps: list } = composeScript('Settle', 'b 0 p1 +1 p1 2 s2 b', ['Sit.', 'Longer.', 'End.']);
  const said = (seconds: number) =>
    timeScript(list, seconds).flatMap((one) => (one.kind === 'say' ? [one.text] : []));
  expect(said(300)).toEqual(['Sit.', 'End.']);
  expect(said(600)).toEqual(['Sit.', 'Longer.', 'End.']);
});

test.each(['q', '9', 'p', 'b2 0'])('the form "%s" is refused', (form) => {
  expect(() => composeScript('No', form, ['One.'])).toThrow(Error);
});

const evidence = (sentence: string, start: number, ...terms: string[]) => ({
  sentence,
  start,
  end: start + sentence.length,
  terms,
});
const frames = {
  felt: 'You wrote: “{{quote}}”.',
  about: 'There is “{{word}}”.',
  again: 'Also “{{quote}}”.',
  person: 'Of {{name}}.',
};
const found = {
  emotions: [
    { family: 'joy', percentage: 20, evidence: [evidence('The garden helps.', 90, 'helps')] },
    { family: 'fear', percentage: 80, evidence: [evidence('I fear the review.', 0, 'fear')] },
  ],
  themes: [{ count: 2, evidence: [evidence('Work is too much.', 40, 'Work')] }],
};

test('each woven line names the sentence that led to it, and no sentence leads to two', () => {
  const lines = wovenLines(found, frames);
  expect(lines.map(({ text }) => text)).toEqual([
    'You wrote: “I fear the review”.',
    'There is “Work”.',
    'Also “The garden helps”.',
  ]);
  expect(new Set(lines.map(({ because }) => because.start)).size).toBe(3);
  expect(meditationFor(found)).toBe('worry');
  const { steps: list } = composeScript('W', 'b 0 p1 1 p1 2 p1 3 p1 4 p1 5 b', [...'abcdef']);
  const woven = weave(list, lines).flatMap((one) => (one.kind === 'say' ? [one.text.at(0)] : []));
  expect(woven).toEqual(['a', 'b', 'Y', 'c', 'd', 'T', 'e', 'f', 'A']);
});

test('an entry in which nothing was found gives a meditation without woven lines', () => {
  const none = { emotions: [], themes: [] };
  expect(wovenLines(none, frames)).toEqual([]);
  expect(meditationFor(none)).toBe('settle');
});

test('a sentence with signs of a pattern is quoted as it is, and a long one is cut between words', () => {
  const odd = {
    ...found,
    emotions: [{ family: 'fear', percentage: 1, evidence: [evidence('It cost $& or $1', 0)] }],
  };
  expect(wovenLines(odd, frames)[0]?.text).toBe('You wrote: “It cost $& or $1”.');
  expect(quoteOf('word '.repeat(60))).toMatch(/^(word )+…$/);
});

test('people are told of with the sentence that names them, and never by a part of another word', () => {
  const text = 'Annabel called. I shouted at Ann in the kitchen. Ben? He said $& nothing.';
  const lines = personLines(text, ['Ann', 'Ben', 'Carla', ''], 'You wrote of {{name}}.');
  expect(lines.map((line) => [line.text, line.because.sentence.trim()])).toEqual([
    ['You wrote of Ann.', 'I shouted at Ann in the kitchen.'],
    ['You wrote of Ben.', 'Ben?'],
  ]);
  for (const { because } of lines) expect(text.slice(because.start, because.end)).toBe(because.sentence);
});

test('every line that is woven in is said, also where there are many', () => {
  const lines = Array.from({ length: 6 }, (_, index) => ({
    text: `Woven ${index}`,
    because: { sentence: 'Once.', start: index, end: index + 5 },
  }));
  const { steps: list } = composeScript('W', 'b 0 p1 1 p1 2 p1 +3 p1 4 p1 5 p1 6 p1 7 b', [...'abcdefgh']);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 6 }), (count) => {
      const woven = weave(list, lines.slice(0, count));
      expect(woven.filter((one) => 'because' in one)).toHaveLength(count);
    }),
  );
});
