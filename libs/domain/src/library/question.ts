import type { FrameworkDocument, FrameworkStep } from '@reflectory/contracts/library';
import type { Language } from '@reflectory/contracts/languages';
import { feelingName } from '../feelings/feelings.ts';
import { quotedEcho } from '../frameworks/echo.ts';
import { type Answer, readAnswer } from './answers.ts';
import { readableLanguage, textIn } from './texts.ts';
import type { Answers } from './walk.ts';

/** Where a question repeats an earlier answer. */
export const placeholder = /\{([a-z][a-z0-9-]*)\}/gu;

const dayIn = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

/** What a person reads of an answer: labels for keys, a day as it is written. */
export const answerWords = (step: FrameworkStep, answer: Answer, language: Language): string => {
  if (typeof answer === 'number') return String(answer);
  if (typeof answer === 'string') return step.kind === 'date' ? dayIn(answer, language) : answer;
  const wordsOf = (key: string): string => {
    if (step.kind === 'feelings') return feelingName(key, language);
    const option = step.kind === 'choice' ? step.options?.find((one) => one.key === key) : undefined;
    return option ? textIn(option.label, language) : key;
  };
  return answer.map(wordsOf).join(language === 'ar' ? '، ' : ', ');
};

const echo = (step: FrameworkStep, text: string | undefined, language: Language): string => {
  const answer = readAnswer(step, text);
  if (answer === null) return '';
  const words = answerWords(step, answer, language);
  return step.kind === 'scale' || step.kind === 'date' ? words : quotedEcho(words, language);
};

/**
 * The question of a step as it reads with the answers so far; echoes are quoted by the rule of brackets, and what was not
 * answered stands in neutral words. An answer is never searched for placeholders itself.
 */
export const questionOf = (
  framework: FrameworkDocument,
  position: number,
  answers: Answers,
  wanted: Language,
): string => {
  const { steps } = framework;
  const language = readableLanguage(framework, wanted);
  return textIn(steps[position]?.question, language).replace(placeholder, (_placeholder, id: string) => {
    const echoed = steps.findIndex((step) => step.id === id);
    const step = steps[echoed];
    return step ? echo(step, answers[echoed], language) || textIn(step.unanswered, language) : '';
  });
};
