import type { FrameworkDocument } from '@reflectory/contracts/library';
import type { Language } from '@reflectory/contracts/languages';
import { StepProgress } from '@reflectory/design-system';
import {
  nextStep,
  questionOf,
  readableLanguage,
  readAnswer,
  textIn,
  walkedSteps,
} from '@reflectory/domain/library';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { SessionSteps } from './components/session-steps.tsx';
import { AnswerInput } from './components/answer-input.tsx';
import classes from './walk.module.css';

export type WalkProps = {
  framework: FrameworkDocument;
  answers: readonly string[];
  /** Position of a step; one that the answers no longer lead to counts as the last before it. */
  position: number;
  language: Language;
  answerNote?: string | undefined;
  answerProblem?: string | undefined;
  finishReason?: string | undefined;
  /** Below the field. */
  aside?: ReactNode;
  onAnswer: (position: number, text: string) => void;
  onStep: (position: number) => void;
  onFinish: () => void;
};

/** The step that is shown: the last on the way that is not beyond `position`. */
export const shownStep = (
  framework: FrameworkDocument,
  answers: readonly string[],
  position: number,
): number => walkedSteps(framework, answers).findLast((walked) => walked <= position) ?? 0;

/** One step of a framework at a time, on the way that the answers take. */
export function Walk(props: WalkProps) {
  const { framework, answers, language: wanted, finishReason, onAnswer, onStep, onFinish } = props;
  const { t } = useTranslation('journal');
  const language = readableLanguage(framework, wanted);
  const way = walkedSteps(framework, answers);
  const position = shownStep(framework, answers, props.position);
  const step = framework.steps[position];
  const next = nextStep(framework, answers, position);
  const place = way.indexOf(position);

  if (!step) return null;
  const text = answers[position] ?? '';
  const question = questionOf(framework, position, answers, language);
  const isBlank = readAnswer(step, text) === null;
  const offered = 'optionsFrom' in step ? itemsOf(framework, answers, step.optionsFrom) : [];
  const goOn = (): void => {
    if (next !== null) onStep(next);
    else if (!finishReason) onFinish();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    goOn();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the way on from whatever field is in it
    <div onKeyDown={handleKeyDown} lang={language}>
      <StepProgress
        label={t('session.questions')}
        current={place + 1}
        total={way.length}
        valueLabel={t('session.progress', { step: place + 1, total: way.length })}
        className={classes.progress}
      />
      <Question key={step.id} text={question} hint={textIn(step.hint, language)} />
      <div className={classes.field}>
        <AnswerInput
          key={step.id}
          step={step}
          question={question}
          offered={offered}
          text={text}
          language={language}
          note={props.answerNote}
          problem={props.answerProblem}
          onText={(answer) => onAnswer(position, answer)}
        />
        {props.aside}
      </div>
      <SessionSteps
        isFirst={place === 0}
        isLast={next === null}
        isBlank={isBlank}
        finishReason={finishReason}
        onBack={() => onStep(way[place - 1] ?? 0)}
        onForward={goOn}
      />
    </div>
  );
}

/** What is asked; where one is, unless a field has taken the focus. */
function Question({ text, hint }: { text: string; hint: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!heading.current?.parentElement?.contains(document.activeElement)) heading.current?.focus();
  }, []);
  return (
    <>
      <h1 ref={heading} className={classes.question} tabIndex={-1} dir="auto">
        {text}
      </h1>
      {hint && (
        <p className={classes.hint} dir="auto">
          {hint}
        </p>
      )}
    </>
  );
}

function itemsOf(framework: FrameworkDocument, answers: readonly string[], id: string | undefined) {
  const position = framework.steps.findIndex((step) => step.id === id);
  const step = framework.steps[position];
  const answer = step ? readAnswer(step, answers[position]) : null;
  return Array.isArray(answer) ? answer : [];
}
