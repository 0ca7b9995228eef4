import type { Language } from '@reflectory/contracts';
import { echoOf, shorten } from './echo.ts';
import { frameworkLabel, getFramework } from './frameworks.ts';

/** What is analysed and kept as the entry: the person's own words, answers parted by a blank line. */
export const sessionText = (key: string, answers: readonly string[]): string =>
  answers
    .slice(0, getFramework(key).steps.length)
    .map((answer) => answer.trim())
    .filter((answer) => answer !== '')
    .join('\n\n');

/** A title from the first words of the first answer (at most 48 characters), else the framework's name. */
export const defaultTitle = (key: string, answers: readonly string[], language: Language): string => {
  const first = answers.map(echoOf).find((answer) => /[\p{L}\p{N}]/u.test(answer));
  if (first === undefined) return frameworkLabel(key, language);
  const sentence = first.split(/(?<=\p{L}{2})[.!?;:؟؛](?=\s|$)/u)[0]?.trim();
  return shorten(sentence || first, 48);
};
