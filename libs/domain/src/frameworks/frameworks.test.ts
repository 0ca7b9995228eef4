import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  defaultTitle,
  echoOf,
  frameworkLabel,
  frameworks,
  getFramework,
  questionsFor,
  sessionText,
} from './index.ts';

const anyAnswers = fc.array(fc.string({ unit: 'grapheme', maxLength: 300 }), { maxLength: 25 });
const anyLanguage = fc.constantFrom('en' as const, 'de' as const);
const anyKey = fc.constantFrom(...frameworks.map(({ key }) => key));
const placeholdersOf = (question: string) =>
  [...question.matchAll(/\{(\d+)\}/gu)].map((match) => Number(match[1]));

describe('frameworks', () => {
  it('offers tension first, then anxious and free', () => {
    expect(frameworks.map(({ key }) => key)).toEqual(['tension', 'anxious', 'free']);
  });

  it('asks exactly 21 questions when anxious', () => {
    expect(getFramework('anxious').steps).toHaveLength(21);
  });

  it.each(['en', 'de'] as const)(
    'echoes the answers to 1, 2, 4 and 11 into later anxious questions (%s)',
    (language) => {
      const { steps } = getFramework('anxious');
      const echoed = new Set(steps.flatMap(({ question }) => placeholdersOf(question[language])));
      expect([...echoed].sort((a, b) => a - b)).toEqual([1, 2, 4, 11]);
    },
  );

  it('echoes the same answers in every language', () => {
    for (const { question } of frameworks.flatMap(({ steps }) => steps))
      expect(placeholdersOf(question.de)).toEqual(placeholdersOf(question.en));
  });

  it('echoes only earlier answers, and only ones with neutral words for when they are empty', () => {
    for (const { steps } of frameworks)
      for (const [index, { question }] of steps.entries())
        for (const language of ['en', 'de'] as const)
          for (const position of placeholdersOf(question[language])) {
            expect(position).toBeLessThanOrEqual(index);
            expect(steps[position - 1]?.unanswered?.[language]).toBeTruthy();
          }
  });

  it('names the frameworks as the specification does, an unknown one as Anxious', () => {
    expect(['free', 'anxious', 'tension', 'other'].map((key) => frameworkLabel(key, 'en'))).toEqual([
      'Free Write',
      'Anxious',
      'Tension',
      'Anxious',
    ]);
  });
});

describe('echoOf', () => {
  it('prefers the phrase in the first brackets', () => {
    expect(echoOf('I keep thinking of [ the talk on Friday ] and [more]')).toBe('the talk on Friday');
  });

  it('repeats the whole answer, trimmed, when no phrase is bracketed', () => {
    expect(echoOf('  the talk\n on Friday ')).toBe('the talk on Friday');
    expect(echoOf('an [open bracket')).toBe('an [open bracket');
  });

  it('passes over empty brackets', () => {
    expect(echoOf('[ ] the [talk]')).toBe('talk');
    expect(echoOf('[] ')).toBe('');
  });

  it('is never longer than 80 characters and cuts a long answer after a word', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (answer) => [...echoOf(answer)].length <= 80));
    expect(echoOf('word '.repeat(40))).toBe(`${'word '.repeat(15).trim()}…`);
  });
});

describe('questionsFor', () => {
  it('quotes the echo and leaves out the full stop that would break the sentence', () => {
    const questions = questionsFor('anxious', ['I may fail [the exam].', 'Everyone will know.'], 'en');
    expect(questions[1]).toBe('When you think of “the exam”, what are you afraid might happen?');
    expect(questions[6]).toBe('What speaks against “Everyone will know”? Small things count.');
  });

  it('still reads as a sentence when nothing was answered', () => {
    expect(questionsFor('anxious', [], 'en')[6]).toBe(
      'What speaks against what you are afraid of? Small things count.',
    );
    expect(questionsFor('anxious', ['  '], 'de')[1]).toContain('Wenn du an deine Sorge denkst');
  });

  it('asks one question per step and leaves no placeholder of its own, whatever is answered', () => {
    fc.assert(
      fc.property(anyKey, anyAnswers, anyLanguage, (key, answers, language) => {
        const questions = questionsFor(
          key,
          answers.map((answer) => answer.replace(/[{}]/gu, '')),
          language,
        );
        expect(questions).toHaveLength(getFramework(key).steps.length);
        for (const question of questions) expect(question).not.toMatch(/[{}]|undefined/u);
      }),
    );
  });

  it('does not read a placeholder in an answer as one', () => {
    expect(questionsFor('anxious', ['{2}', 'secret'], 'en')[1]).toContain('“{2}”');
  });
});

describe('sessionText', () => {
  it('joins the answers by blank lines and leaves out the empty ones', () => {
    expect(sessionText('anxious', [' one ', '', 'two\n'])).toBe('one\n\ntwo');
  });

  it('holds every word that was answered and nothing else', () => {
    fc.assert(
      fc.property(anyKey, anyAnswers, (key, answers) => {
        const asked = answers.slice(0, getFramework(key).steps.length);
        const words = (text: string) => text.split(/\s+/u).filter(Boolean);
        expect(words(sessionText(key, answers))).toEqual(asked.flatMap(words));
      }),
    );
  });
});

describe('defaultTitle', () => {
  it('takes the first sentence of the first answer with words in it', () => {
    expect(defaultTitle('free', ['…', 'Walked home. Slept badly.'], 'en')).toBe('Walked home');
  });

  it('cuts a long first sentence after a word', () => {
    expect(
      defaultTitle('free', ['This morning I rose late and went to the office with my clerk'], 'en'),
    ).toBe('This morning I rose late and went to the…');
  });

  it('falls back to the name of the framework', () => {
    expect(defaultTitle('free', ['', '🙂'], 'de')).toBe('Freies Schreiben');
  });
});
