import { libraryFramework, questionsFor } from '@reflectory/domain/frameworks';
import type { Language } from '@reflectory/contracts/languages';

/** A part of an entry: what was asked in which step, and the words with their place in the whole text. */
export type Passage = { step: string | null; question: string | null; text: string; offset: number };

const whole = (text: string): Passage[] => [{ step: null, question: null, text, offset: 0 }];

/**
 * An entry as it was answered. The whole text without questions when it is Free Write, has no answers, or was changed
 * since, so that every place of a sentence still holds.
 */
export function passagesOf(
  entry: { framework: string; text: string },
  answers: readonly string[] | null,
  language: Language,
): Passage[] {
  if (entry.framework === 'free' || libraryFramework(entry.framework) || !answers) return whole(entry.text);
  const questions = questionsFor(entry.framework, answers, language);
  const passages: Passage[] = [];
  let offset = 0;
  for (const [step, question] of questions.entries()) {
    const text = (answers[step] ?? '').trim();
    const isFirst = passages.every((passage) => passage.text === '');
    const start = text === '' || isFirst ? offset : offset + 2;
    if (entry.text.slice(start, start + text.length) !== text) return whole(entry.text);
    passages.push({ step: String(step), question, text, offset: start });
    if (text !== '') offset = start + text.length;
  }
  return offset === entry.text.length ? passages : whole(entry.text);
}
