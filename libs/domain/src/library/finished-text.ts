import type { FrameworkDocument } from '@reflectory/contracts/library';
import type { Language } from '@reflectory/contracts/languages';
import { readAnswer } from './answers.ts';
import { answerWords, questionOf } from './question.ts';
import { readableLanguage } from './texts.ts';
import { type Answers, walkedSteps } from './walk.ts';

const parted = (parts: readonly string[]): string => parts.filter((part) => part !== '').join('\n\n');

/** The person's own words on the way they took, parted by blank lines: what is read by the analyser. */
export const ownWords = (framework: FrameworkDocument, answers: Answers): string =>
  parted(
    walkedSteps(framework, answers).map((position) => {
      const kind = framework.steps[position]?.kind;
      return kind === 'text' || kind === 'list' ? (answers[position]?.trim() ?? '') : '';
    }),
  );

/** A finished session as a text: words stand for themselves; a number, a choice, a day or feelings with their question. */
export const finishedText = (framework: FrameworkDocument, answers: Answers, wanted: Language): string => {
  const language = readableLanguage(framework, wanted);
  return parted(
    walkedSteps(framework, answers).map((position) => {
      const step = framework.steps[position];
      const answer = step ? readAnswer(step, answers[position]) : null;
      if (!step || answer === null) return '';
      if (step.kind === 'text') return answerWords(step, answer, language);
      if (step.kind === 'list' && Array.isArray(answer)) return answer.map((item) => `– ${item}`).join('\n');
      const most = step.kind === 'scale' ? ` / ${step.max}` : '';
      return `${questionOf(framework, position, answers, language)}\n${answerWords(step, answer, language)}${most}`;
    }),
  );
};
