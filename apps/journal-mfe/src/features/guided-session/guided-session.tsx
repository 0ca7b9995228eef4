import { StepProgress } from '@reflectory/design-system';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SessionSteps } from './components/session-steps.tsx';
import classes from './guided-session.module.css';

export type GuidedSessionProps = {
  /** As they read with the answers so far. */
  questions: readonly string[];
  answers: readonly string[];
  /** 0-based. */
  step: number;
  /** Where the answer of the step is written; it goes on with `goOn`. */
  field: (goOn: () => void) => ReactNode;
  /** Why the session cannot be finished now. */
  finishReason?: string | undefined;
  onStep: (step: number) => void;
  onFinish: () => void;
};

/** One question at a time. */
export function GuidedSession(props: GuidedSessionProps) {
  const { questions, answers, step, field, finishReason, onStep, onFinish } = props;
  const { t } = useTranslation('journal');
  const answer = answers[step] ?? '';
  const isLast = step === questions.length - 1;

  const goOn = (): void => {
    if (!isLast) onStep(step + 1);
    else if (!finishReason) onFinish();
  };
  return (
    <>
      <StepProgress
        label={t('session.questions')}
        current={step + 1}
        total={questions.length}
        valueLabel={t('session.progress', { step: step + 1, total: questions.length })}
        className={classes.progress}
      />
      <h1 className={classes.question} key={step}>
        {questions[step]}
      </h1>
      {field(goOn)}
      <SessionSteps
        isFirst={step === 0}
        isLast={isLast}
        isBlank={answer.trim() === ''}
        finishReason={finishReason}
        onBack={() => onStep(step - 1)}
        onForward={goOn}
      />
    </>
  );
}
