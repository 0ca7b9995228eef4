import { frameworkDocumentSchema, LIBRARY_TOPICS, type LibraryTexts } from '@reflectory/contracts/library';
import { type Language, LANGUAGES } from '@reflectory/contracts/languages';
import { findProblems } from '@reflectory/domain/library';
import { describe, expect, it } from 'vitest';
import { assembleFramework } from './assemble-framework.ts';
import { gratitude } from './frameworks/gratitude.ts';
import { productFrameworks } from './frameworks.ts';
import { productPrompts } from './prompts.ts';

const prompts = Object.values(productPrompts).flat();
const frameworkTexts = (): LibraryTexts[] =>
  productFrameworks.flatMap(({ name, promise, steps }) => [
    name,
    promise,
    ...steps.flatMap((step) => [
      step.question,
      ...[step.hint, step.unanswered].filter((text) => text !== undefined),
      ...(step.kind === 'choice' ? (step.options ?? []).map(({ label }) => label) : []),
    ]),
  ]);
const everyTextIn = (language: Language): string[] =>
  [...frameworkTexts(), ...prompts.map(({ texts }) => texts)].map((texts) => texts[language] ?? '');
const repeated = (words: readonly string[]) => words.filter((word, index) => words.indexOf(word) !== index);

describe('frameworks of the product', () => {
  it('are at least twenty, each with a key and a name of its own', () => {
    expect(productFrameworks.length).toBeGreaterThanOrEqual(20);
    expect(repeated(productFrameworks.map(({ key }) => key))).toEqual([]);
    for (const language of LANGUAGES)
      expect(repeated(productFrameworks.map(({ name }) => name[language] ?? ''))).toEqual([]);
  });

  it.each(productFrameworks.map((framework) => [framework.key, framework] as const))(
    '%s holds together, in every language, with four to nine steps',
    (_key, framework) => {
      expect(frameworkDocumentSchema.parse(framework)).toEqual(framework);
      expect(findProblems(framework)).toEqual([]);
      expect(framework.languages).toEqual(LANGUAGES);
      expect(framework.steps.length).toBeGreaterThanOrEqual(4);
      expect(framework.steps.length).toBeLessThanOrEqual(9);
    },
  );

  it('are refused where a step has no texts, or texts have no step', () => {
    const step = { id: 'nowhere', kind: 'text' } as const;
    expect(() => assembleFramework({ ...gratitude, steps: [...gratitude.steps, step] })).toThrow('question');
    expect(() => assembleFramework({ ...gratitude, steps: gratitude.steps.slice(1) })).toThrow('things');
  });

  it('have more than one kind of answer each', () => {
    const uniform = productFrameworks.filter(({ steps }) => new Set(steps.map(({ kind }) => kind)).size < 2);
    expect(uniform).toEqual([]);
  });
});

describe('prompts of the product', () => {
  it('are some three hundred over all topics, each with a key of its own', () => {
    expect(Object.keys(productPrompts).toSorted()).toEqual(LIBRARY_TOPICS.toSorted());
    expect(prompts.length).toBeGreaterThanOrEqual(300);
    expect(repeated(prompts.map(({ key }) => key))).toEqual([]);
  });

  it.each(LANGUAGES)('are no two alike (%s)', (language) => {
    const words = ({ texts }: (typeof prompts)[number]) =>
      new Set(texts[language].toLowerCase().match(/\p{L}{4,}/gu));
    const alike = prompts.flatMap((one, index) =>
      prompts.slice(index + 1).flatMap((other) => {
        const [a, b] = [words(one), words(other)];
        const shared = [...a].filter((word) => b.has(word)).length;
        return shared > 3 && shared / (a.size + b.size - shared) > 0.6 ? [[one.key, other.key]] : [];
      }),
    );
    expect(alike).toEqual([]);
  });
});

describe('texts of the library', () => {
  it.each(LANGUAGES)('are trimmed, with typographic marks (%s)', (language) => {
    expect(
      everyTextIn(language).filter((text) => text === '' || /^\s|\s$|\s\s|['"]|\.\.\./u.test(text)),
    ).toEqual([]);
  });

  it('put a no-break space before French double marks, and inside guillemets', () => {
    expect(
      everyTextIn('fr').filter((text) => /[^\u202f][?!;]|[^\u00a0]:|«[^\u00a0]|[^\u00a0]»/u.test(text)),
    ).toEqual([]);
  });

  it('use Arabic marks, and no Latin ones, in Arabic', () => {
    const words = everyTextIn('ar').map((text) => text.replace(/\{[a-z-]+\}/gu, ''));
    expect(words.filter((text) => /[?,;]/u.test(text) || /[A-Za-z]/u.test(text))).toEqual([]);
  });

  it('are of their own language, not left in English', () => {
    const english = new Set(everyTextIn('en').filter((text) => /\s/u.test(text)));
    for (const language of ['de', 'fr', 'ar'] as const)
      expect(everyTextIn(language).filter((text) => english.has(text))).toEqual([]);
  });
});
