import type { Language } from '@reflectory/contracts/languages';
import { echoOf, shorten } from './echo.ts';
import { firstSentence } from './first-sentence.ts';
import { frameworkLabel, getFramework } from './frameworks.ts';

/** What is analysed and kept as the entry: the person's own words, answers parted by a blank line. */
export const sessionText = (key: string, answers: readonly string[]): string =>
  answers
    .slice(0, getFramework(key).questionCount)
    .map((answer) => answer.trim())
    .filter((answer) => answer !== '')
    .join('\n\n');

/** Whether the questions of a framework repeat [bracketed] phrases; in Free Write brackets are the writer's own. */
const hasEchoes = (key: string): boolean => getFramework(key).questionCount > 1;

/** A text without the marks of phrases that later questions repeat. */
export const withoutBrackets = (text: string): string => text.replace(/\[([^[\]]*)\]/gu, '$1');

/** A text as lists and titles show it: without such marks where its framework has any. */
export const withoutEchoMarks = (key: string, text: string): string =>
  hasEchoes(key) ? withoutBrackets(text) : text;

/** A title from the first words of the first answer (at most 48 characters), else the framework's name. */
export const defaultTitle = (key: string, answers: readonly string[], language: Language): string => {
  const wordsOf = hasEchoes(key) ? echoOf : (answer: string) => answer.replace(/\s+/gu, ' ').trim();
  const first = answers.map(wordsOf).find((answer) => /[\p{L}\p{N}]/u.test(answer));
  if (first === undefined) return frameworkLabel(key, language);
  return shorten(firstSentence(first), 48);
};
