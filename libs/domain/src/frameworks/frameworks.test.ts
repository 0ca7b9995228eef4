import { LANGUAGES } from '@reflectory/contracts/languages';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { QuestionTexts } from './framework.ts';
import {
  defaultTitle,
  echoOf,
  frameworkLabel,
  frameworks,
  getFramework,
  questionsFor,
  sessionText,
  withoutEchoMarks,
} from './index.ts';
import { stepsOf } from './steps.ts';

const anyAnswers = fc.array(fc.string({ unit: 'grapheme', maxLength: 300 }), { maxLength: 25 });
const anyLanguage = fc.constantFrom(...LANGUAGES);
const anyKey = fc.constantFrom(...frameworks.map(({ key }) => key));
const placeholdersOf = (question: string) =>
  [...question.matchAll(/\{(\d+)\}/gu)].map((match) => Number(match[1]));

describe('frameworks', () => {
  it('offers tension first, then anxious and free §1.12', () => {
    expect(frameworks.map(({ key }) => key)).toEqual(['tension', 'anxious', 'free']);
  });

  it('asks exactly 21 questions when anxious §5.27', () => {
    expect(stepsOf('anxious')).toHaveLength(21);
  });

  it('says how many questions it asks before they are there', () => {
    for (const { key, questionCount } of frameworks) expect(stepsOf(key)).toHaveLength(questionCount);
  });

  it.each(LANGUAGES)(
    'echoes the answers to 1, 2, 4 and 11 into later anxious questions (%s) §5.28',
    (language) => {
      const steps = stepsOf('anxious');
      const echoed = new Set(steps.flatMap(({ question }) => placeholdersOf(question[language])));
      expect([...echoed].sort((a, b) => a - b)).toEqual([1, 2, 4, 11]);
    },
  );

  it('echoes the same answers in every language', () => {
    for (const { question } of frameworks.flatMap(({ key }) => stepsOf(key)))
      for (const language of LANGUAGES)
        expect(placeholdersOf(question[language])).toEqual(placeholdersOf(question.en));
  });

  it.each(LANGUAGES.filter((language) => language !== 'en'))(
    'has the same steps in %s, each in words of its own',
    async (language) => {
      const module: Record<string, QuestionTexts> = await import(`./questions/${language}.ts`);
      const texts = module[language];
      if (!texts) throw new Error(`No questions in ${language}`);
      for (const { key } of frameworks) {
        const steps = stepsOf(key);
        expect(texts[key]).toHaveLength(steps.length);
        for (const [index, { question, unanswered }] of steps.entries()) {
          expect(texts[key][index]?.question).not.toBe(question.en);
          expect(texts[key][index]?.unanswered !== undefined).toBe(unanswered !== undefined);
        }
      }
    },
  );

  it('echoes only earlier answers, and only ones with neutral words for when they are empty', () => {
    for (const steps of frameworks.map(({ key }) => stepsOf(key)))
      for (const [index, { question }] of steps.entries())
        for (const language of LANGUAGES)
          for (const position of placeholdersOf(question[language])) {
            expect(position).toBeLessThanOrEqual(index);
            expect(steps[position - 1]?.unanswered?.[language]).toBeTruthy();
          }
  });

  it('names the frameworks as the specification does, an unknown one as Anxious §3.23', () => {
    expect(['free', 'anxious', 'tension', 'other'].map((key) => frameworkLabel(key, 'en'))).toEqual([
      'Free Write',
      'Anxious',
      'Tension',
      'Anxious',
    ]);
  });
});

describe('echoOf', () => {
  it('prefers the phrase in the first brackets §5.29', () => {
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
        expect(questions).toHaveLength(getFramework(key).questionCount);
        for (const question of questions) expect(question).not.toMatch(/[{}]|undefined/u);
      }),
    );
  });

  it('quotes as the language does', () => {
    const quoted = (language: 'fr' | 'ar') => questionsFor('anxious', ['[1]'], language)[1];
    expect(quoted('fr')).toContain('«\u00a01\u00a0»');
    expect(quoted('ar')).toContain('«1»');
  });

  it('closes an echo off that runs against the question', () => {
    expect(questionsFor('anxious', ['Why me?'], 'ar')[1]).toContain('«\u2068Why me?\u2069»');
    expect(questionsFor('anxious', ['لماذا أنا؟'], 'ar')[1]).toContain('«لماذا أنا؟»');
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
        const asked = answers.slice(0, getFramework(key).questionCount);
        const words = (text: string) => text.split(/\s+/u).filter(Boolean);
        expect(words(sessionText(key, answers))).toEqual(asked.flatMap(words));
      }),
    );
  });
});

describe('withoutEchoMarks', () => {
  it('hides the marks where questions repeat the phrase, and leaves those of Free Write', () => {
    expect(withoutEchoMarks('anxious', 'I may fail [the exam] [soon.')).toBe('I may fail the exam [soon.');
    expect(withoutEchoMarks('free', 'To [be]')).toBe('To [be]');
  });
});

describe('defaultTitle', () => {
  it('takes the first sentence of the first answer with words in it', () => {
    expect(defaultTitle('free', ['…', 'Walked home. Slept badly.'], 'en')).toBe('Walked home');
  });

  it('leaves brackets in Free Write to the writer, and takes the marked phrase where questions repeat it', () => {
    expect(defaultTitle('free', ['To [be] or not to be'], 'en')).toBe('To [be] or not to be');
    expect(defaultTitle('free', ['War [with the Dutch] again'], 'en')).toBe('War [with the Dutch] again');
    expect(defaultTitle('anxious', ['I may fail [the exam].'], 'en')).toBe('the exam');
  });

  it.each([
    ['To St. James’s by coach. Then home.', 'To St. James’s by coach'],
    ['My head filled with Mrs. Turner. I slept.', 'My head filled with Mrs. Turner'],
    ['Bei Dr. Weber gewesen. Alles gut.', 'Bei Dr. Weber gewesen'],
    ['Vu Mme. Dubois. Rien.', 'Vu Mme. Dubois'],
    ['No. I will not.', 'No'],
    ['With Capt. Cocke etc. to dinner. Home late.', 'With Capt. Cocke etc. to dinner'],
  ])('does not break %s at a shortened word', (text, title) => {
    expect(defaultTitle('free', [text], 'en')).toBe(title);
  });

  it('knows where an Arabic question ends', () => {
    expect(defaultTitle('free', ['لماذا أنا متعب؟ نمت قليلًا.'], 'ar')).toBe('لماذا أنا متعب');
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
