import {
  type FrameworkDocument,
  frameworkDocumentSchema,
  type FrameworkStep,
} from '@reflectory/contracts/library';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  findProblems,
  finishedPassages,
  finishedText,
  nextStep,
  ownWords,
  promptsOfTheDay,
  questionOf,
  readAnswer,
  walkedSteps,
  writeAnswer,
} from './index.ts';

const both = (en: string, de = `${en} (de)`) => ({ en, de });

/** A worry: who can act on it makes a plan, who cannot lets it be. */
const worry = frameworkDocumentSchema.parse({
  key: 'worry',
  version: 1,
  topic: 'feelings',
  minutes: 5,
  languages: ['en', 'de'],
  name: both('A worry'),
  promise: both('One worry, looked at once.'),
  steps: [
    {
      id: 'what',
      kind: 'text',
      question: both('What is it?'),
      unanswered: both('your worry', 'deine Sorge'),
    },
    {
      id: 'size',
      kind: 'scale',
      min: 0,
      max: 10,
      question: both('How big is {what}?', 'Wie groß ist {what}?'),
      unanswered: both('some'),
      next: [{ when: { step: 'size', atMost: 2 }, to: 'end' }],
    },
    {
      id: 'mine',
      kind: 'choice',
      question: both('Is it yours to change?'),
      options: [
        { key: 'yes', label: both('Yes', 'Ja') },
        { key: 'no', label: both('No', 'Nein') },
      ],
      next: [{ when: { step: 'mine', is: 'no' }, to: 'let-be' }],
    },
    { id: 'ideas', kind: 'list', question: both('What could help?'), unanswered: both('an idea') },
    { id: 'first', kind: 'choice', optionsFrom: 'ideas', question: both('Which one first?') },
    { id: 'when', kind: 'date', question: both('When?'), unanswered: both('soon'), next: [{ to: 'after' }] },
    { id: 'let-be', kind: 'text', question: both('What could you do meanwhile?') },
    {
      id: 'after',
      kind: 'feelings',
      question: both('And on {when}, how will it feel, from {size}?', 'Und am {when}, von {size} aus?'),
    },
  ],
} satisfies FrameworkDocument);

const changed = (position: number, change: object): FrameworkDocument => ({
  ...worry,
  steps: worry.steps.map((step, index) =>
    index === position ? ({ ...step, ...change } as FrameworkStep) : step,
  ),
});
const step = (position: number): FrameworkStep => {
  const found = worry.steps[position];
  if (!found) throw new Error('no such step');
  return found;
};
const ids = (answers: string[]) => walkedSteps(worry, answers).map((position) => step(position).id);

describe('the way through a document', () => {
  it('goes from step to step, and by branches where a condition holds', () => {
    expect(ids([])).toEqual(['what', 'size', 'mine', 'ideas', 'first', 'when', 'after']);
    expect(ids(['Rain', '7', 'no'])).toEqual(['what', 'size', 'mine', 'let-be', 'after']);
    expect(ids(['Rain', '2'])).toEqual(['what', 'size']);
    expect(ids(['Rain', '3', 'yes'])).toContain('ideas');
  });

  it('asks conditions on feelings and on several choices', () => {
    const tired = changed(7, {});
    tired.steps[2] = {
      id: 'mine',
      kind: 'feelings',
      question: both('?'),
      next: [{ when: { step: 'mine', includes: 'tired' }, to: 'let-be' }],
    };
    expect(nextStep(tired, ['', '5', 'sad\ntired'], 2)).toBe(6);
    expect(nextStep(tired, ['', '5', 'sad'], 2)).toBe(3);
  });

  it('ends for any answers, and never twice at the same step', () => {
    const anyText = fc.oneof(fc.string(), fc.constantFrom('0', '5', 'yes', 'no', 'tired'));
    const keys = worry.steps.map(({ id }) => id);
    const anyBranches = fc.array(
      fc.record({ from: fc.nat(7), to: fc.constantFrom(...keys, 'end', 'nowhere') }),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(fc.array(anyText, { maxLength: 9 }), anyBranches, (answers, branches) => {
        const tangled = {
          steps: worry.steps.map((one, index) => ({
            ...one,
            next: branches.filter(({ from }) => from === index).map(({ to }) => ({ to })),
          })),
        };
        const walked = walkedSteps(tangled, answers);
        expect(new Set(walked).size).toBe(walked.length);
      }),
    );
  });
});

describe('answers', () => {
  it('are read by the kind of their step, and what does not fit is none', () => {
    expect(readAnswer(step(1), '7')).toBe(7);
    for (const bad of ['11', '-1', '7.5', 'seven', '', undefined])
      expect(readAnswer(step(1), bad)).toBeNull();
    expect(readAnswer(step(2), 'yes\nno')).toEqual(['yes']);
    expect(readAnswer(step(2), 'maybe')).toBeNull();
    expect(readAnswer(step(3), ' tea \n\ntea\nwalk')).toEqual(['tea', 'walk']);
    expect(readAnswer(step(5), '2026-02-28')).toBe('2026-02-28');
    for (const bad of ['2026-02-30', '28.2.2026', '0000-00-00', 'soon'])
      expect(readAnswer(step(5), bad)).toBeNull();
  });

  it('are kept so that they can be read again', () => {
    for (const [position, answer] of [
      [0, 'Rain\n\nand wind'],
      [1, 0],
      [2, ['no']],
      [3, ['tea', 'walk']],
      [5, '2026-11-22'],
      [7, ['calm', 'tired']],
    ] as const)
      expect(readAnswer(step(position), writeAnswer(answer))).toEqual(answer);
    expect(writeAnswer(null)).toBe('');
  });
});

describe('questions', () => {
  it('repeat the bracketed phrase of an earlier answer, in the quotes of the language', () => {
    const answers = ['I keep thinking of [the flat].'];
    expect(questionOf(worry, 1, answers, 'en')).toBe('How big is “the flat”?');
    expect(questionOf(worry, 1, answers, 'de')).toBe('Wie groß ist „the flat“?');
  });

  it('say neutral words for what was not answered', () => {
    expect(questionOf(worry, 1, [' '], 'de')).toBe('Wie groß ist deine Sorge?');
  });

  it('repeat numbers and days as they are read', () => {
    const answers = ['', '8', '', '', '', '2026-11-22'];
    expect(questionOf(worry, 7, answers, 'en')).toBe('And on November 22, 2026, how will it feel, from 8?');
    expect(questionOf(worry, 7, answers, 'de')).toBe('Und am 22. November 2026, von 8 aus?');
  });

  it('are asked in the first language of the document where there is no other', () => {
    expect(questionOf(worry, 0, [], 'ar')).toBe('What is it?');
  });

  it('do not read a placeholder in an answer', () => {
    expect(questionOf(worry, 1, ['{size}', '3'], 'en')).toBe('How big is “{size}”?');
  });
});

describe('a finished session', () => {
  const answers = [
    'Rain again',
    '7',
    'yes',
    'tea\nwalk',
    'walk',
    '2026-11-22',
    'left over from before',
    'calm',
  ];

  it('keeps the person’s own words for reading, on the way they took', () => {
    expect(ownWords(worry, answers)).toBe('Rain again\n\ntea\nwalk');
  });

  it('is a text in which numbers, choices, days and feelings have their question', () => {
    expect(finishedText(worry, answers, 'en')).toBe(
      [
        'Rain again',
        'How big is “Rain again”?\n7 / 10',
        'Is it yours to change?\nYes',
        '– tea\n– walk',
        'Which one first?\nwalk',
        'When?\nNovember 22, 2026',
        'And on November 22, 2026, how will it feel, from 7?\ncalm',
      ].join('\n\n'),
    );
  });

  it('holds nothing of a way that was not taken', () => {
    expect(finishedText(worry, answers, 'en')).not.toContain('left over');
    expect(finishedText(worry, [], 'en')).toBe('');
  });

  it.each(['en', 'de'] as const)(
    'shows every answer with its question, at its place in the text (%s)',
    (written) => {
      const text = finishedText(worry, answers, written);
      const passages = finishedPassages(worry, answers, text, 'en') ?? [];
      expect(passages).toHaveLength(7);
      for (const { text: words, offset } of passages)
        expect(text.slice(offset, offset + words.length)).toBe(words);
      expect(passages[0]?.question).toBe(written === 'en' ? 'What is it?' : 'What is it? (de)');
      expect(passages[1]?.text).toBe('7 / 10');
      expect(passages.map(({ step }) => step)).toEqual(
        expect.arrayContaining([worry.steps[0]?.id, worry.steps[1]?.id]),
      );
    },
  );

  it('shows no questions beside a text that was changed', () => {
    expect(finishedPassages(worry, answers, `${finishedText(worry, answers, 'en')}!`, 'en')).toBeNull();
    expect(finishedPassages(worry, [], 'Rain', 'en')).toBeNull();
  });
});

describe('a document that does not hold together', () => {
  const codes = (framework: FrameworkDocument) => findProblems(framework).map(({ code }) => code);

  it('is none without problems', () => {
    expect(findProblems(worry)).toEqual([]);
  });

  const broken: [what: string, framework: FrameworkDocument, problem: object][] = [
    [
      'a branch that leads nowhere',
      changed(2, { next: [{ to: 'gone' }] }),
      { code: 'branch_to_nowhere', step: 'mine', about: 'gone' },
    ],
    [
      'a branch that goes back, which could be walked without end',
      changed(6, { next: [{ to: 'what' }] }),
      { code: 'branch_goes_back', step: 'let-be', about: 'what' },
    ],
    [
      'a branch to itself',
      changed(6, { next: [{ to: 'let-be' }] }),
      { code: 'branch_goes_back', step: 'let-be' },
    ],
    [
      'a branch after one that is always taken',
      changed(6, { next: [{ to: 'after' }, { to: 'end' }] }),
      { code: 'branch_never_taken', step: 'let-be' },
    ],
    [
      'a step that nothing leads to',
      changed(2, { next: [] }),
      { code: 'step_never_reached', step: 'let-be' },
    ],
    [
      'a condition on a later step',
      changed(2, { next: [{ when: { step: 'after', includes: 'sad' }, to: 'let-be' }] }),
      { code: 'condition_not_on_earlier_step', step: 'mine', about: 'after' },
    ],
    [
      'a condition that does not fit the kind of answer',
      changed(2, { next: [{ when: { step: 'what', atLeast: 3 }, to: 'let-be' }] }),
      { code: 'condition_does_not_fit', step: 'mine' },
    ],
    [
      'a condition on an option that is not offered',
      changed(2, { next: [{ when: { step: 'mine', is: 'perhaps' }, to: 'let-be' }] }),
      { code: 'condition_never_true', step: 'mine' },
    ],
    [
      'a condition beyond the scale',
      changed(1, { next: [{ when: { step: 'size', atLeast: 11 }, to: 'end' }] }),
      { code: 'condition_never_true', step: 'size' },
    ],
    [
      'an echo of a later step',
      changed(0, { question: both('And {size}?') }),
      { code: 'echo_not_of_earlier_step', step: 'what', about: 'size' },
    ],
    [
      'an echo of a step that is not there',
      changed(1, { question: both('And {nothing}?') }),
      { code: 'echo_not_of_earlier_step', step: 'size' },
    ],
    [
      'an echo without words for when it is empty',
      changed(7, { question: both('{mine}?') }),
      { code: 'echo_without_words', step: 'after' },
    ],
    [
      'an echo that one language leaves out',
      changed(1, { question: both('How big is {what}?', 'Wie groß?') }),
      { code: 'echo_differs', step: 'size' },
    ],
    [
      'a question without its German',
      changed(0, { question: { en: 'What?' } }),
      { code: 'text_missing', step: 'what', about: 'de' },
    ],
    [
      'a label without its German',
      changed(2, {
        options: [
          { key: 'yes', label: { en: 'Yes' } },
          { key: 'no', label: both('No') },
        ],
      }),
      { code: 'text_missing', step: 'mine', about: 'de' },
    ],
    [
      'a name without its German',
      { ...worry, name: { en: 'A worry' } },
      { code: 'text_missing', step: null, about: 'de' },
    ],
    ['two steps with one id', changed(6, { id: 'what' }), { code: 'id_taken', step: 'what' }],
    ['a step called end', changed(7, { id: 'end' }), { code: 'id_taken', step: 'end' }],
    [
      'a scale that ends where it begins',
      changed(1, { min: 10 }),
      { code: 'scale_without_range', step: 'size' },
    ],
    [
      'a choice of nothing',
      changed(4, { optionsFrom: undefined }),
      { code: 'options_unclear', step: 'first' },
    ],
    [
      'a choice of what is no list',
      changed(4, { optionsFrom: 'what' }),
      { code: 'options_not_of_earlier_list', step: 'first' },
    ],
    [
      'two options with one key',
      changed(2, {
        options: [
          { key: 'no', label: both('Yes') },
          { key: 'no', label: both('No') },
        ],
      }),
      { code: 'option_taken', step: 'mine', about: 'no' },
    ],
  ];
  it.each(broken)('is refused for %s', (_what, framework, problem) => {
    expect(findProblems(framework)).toContainEqual(expect.objectContaining(problem));
  });

  it('is told of everything at once', () => {
    const twice = { ...changed(2, { next: [{ to: 'gone' }] }), name: { en: 'A worry' } };
    expect(codes(twice)).toEqual(
      expect.arrayContaining(['text_missing', 'branch_to_nowhere', 'step_never_reached']),
    );
  });

  it('is refused by its shape for too many steps, unknown kinds and unknown words', () => {
    const refuses = (document: object) =>
      expect(frameworkDocumentSchema.safeParse(document).success).toBe(false);
    refuses({ ...worry, steps: Array.from({ length: 22 }, (_, index) => ({ ...step(0), id: `s${index}` })) });
    refuses({ ...worry, steps: [] });
    refuses({ ...worry, languages: [] });
    refuses({ ...worry, steps: [{ ...step(0), kind: 'picture' }] });
    refuses({ ...worry, steps: [{ ...step(0), script: 'alert(1)' }] });
    refuses({ ...worry, name: both('x'.repeat(81)) });
  });
});

describe('the prompts of a day', () => {
  const prompts = Array.from({ length: 300 }, (_, index) => ({ key: `p-${index}` }));
  const on = (day: string, more: { seed?: string; unwanted?: string[] } = {}) =>
    promptsOfTheDay(prompts, { seed: 'here', day, unwanted: [], ...more });
  const first = (day: string, more = {}) => on(day, more)[0]?.key;

  it('are the same all day, for everybody there', () => {
    expect(on('2026-11-22')).toEqual(on('2026-11-22'));
    expect(on('2026-11-22').slice(0, 5)).not.toEqual(on('2026-11-22', { seed: 'elsewhere' }).slice(0, 5));
  });

  it('hold each prompt once, so that "another" shows all of them', () => {
    expect(new Set(on('2026-11-22')).size).toBe(prompts.length);
  });

  it('come back only after thirty days', () => {
    const day = (index: number) => new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10);
    const shown = Array.from({ length: 365 }, (_, index) => first(day(index)));
    for (const [index, key] of shown.entries())
      expect(shown.slice(Math.max(0, index - 29), index)).not.toContain(key);
    expect(new Set(shown).size).toBeGreaterThan(150);
  });

  it('leave out what somebody does not want, and change nothing else', () => {
    const [today, another] = on('2026-11-22');
    expect(first('2026-11-22', { unwanted: [today?.key] })).toBe(another?.key);
  });

  it('stay as they are when one is added that is not the first', () => {
    const more = promptsOfTheDay([...prompts, { key: 'new' }], {
      seed: 'here',
      day: '2026-11-22',
      unwanted: [],
    });
    expect(more.filter(({ key }) => key !== 'new')[0]?.key).toBe(first('2026-11-22'));
  });
});
