import type { FrameworkDocument } from '@reflectory/contracts/library';
import type { Language } from '@reflectory/contracts/languages';
import { readAnswer } from './answers.ts';
import { answerWords, questionOf } from './question.ts';
import { readableLanguage } from './texts.ts';
import { type Answers, walkedSteps } from './walk.ts';

/** What was asked and answered; `isNamed` where the text of the session says the question too. */
type Answered = { step: string; question: string; words: string; isNamed: boolean };

/** A part of a finished text: the step with its question, and the words with their place in the text. */
export type FinishedPassage = { step: string; question: string; text: string; offset: number };

const BETWEEN = '\n\n';
const parted = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(BETWEEN);

/** The person's own words on the way they took, parted by blank lines: what is read by the analyser. */
export const ownWords = (framework: FrameworkDocument, answers: Answers): string =>
  parted(
    walkedSteps(framework, answers).map((position) => {
      const kind = framework.steps[position]?.kind;
      return kind === 'text' || kind === 'list' ? (answers[position]?.trim() ?? '') : '';
    }),
  );

const answeredIn = (framework: FrameworkDocument, answers: Answers, language: Language): Answered[] =>
  walkedSteps(framework, answers).flatMap((position): Answered[] => {
    const step = framework.steps[position];
    const answer = step ? readAnswer(step, answers[position]) : null;
    if (!step || answer === null) return [];
    const asked = { step: step.id, question: questionOf(framework, position, answers, language) };
    if (step.kind === 'text')
      return [{ ...asked, words: answerWords(step, answer, language), isNamed: false }];
    if (step.kind === 'list' && Array.isArray(answer))
      return [{ ...asked, words: answer.map((item) => `– ${item}`).join('\n'), isNamed: false }];
    const most = step.kind === 'scale' ? ` / ${step.max}` : '';
    return [{ ...asked, words: `${answerWords(step, answer, language)}${most}`, isNamed: true }];
  });

const headOf = ({ question, isNamed }: Answered): string => (isNamed ? `${question}\n` : '');
const textOf = (answered: readonly Answered[]): string =>
  parted(answered.map((one) => `${headOf(one)}${one.words}`));

/** A finished session as a text: words stand for themselves; a number, a choice, a day or feelings with their question. */
export const finishedText = (framework: FrameworkDocument, answers: Answers, wanted: Language): string =>
  textOf(answeredIn(framework, answers, readableLanguage(framework, wanted)));

/**
 * Every answer of a finished text with its question: in the wanted language, or in the one that the text was made in. Null
 * where the text is none of these, since it was changed.
 */
export function finishedPassages(
  framework: FrameworkDocument,
  answers: Answers,
  text: string,
  wanted: Language,
): FinishedPassage[] | null {
  for (const language of [readableLanguage(framework, wanted), ...framework.languages]) {
    const answered = answeredIn(framework, answers, language).filter(({ words }) => words !== '');
    if (textOf(answered) !== text) continue;
    let end = -BETWEEN.length;
    return answered.map((one) => {
      const offset = end + BETWEEN.length + headOf(one).length;
      end = offset + one.words.length;
      return { step: one.step, question: one.question, text: one.words, offset };
    });
  }
  return null;
}
