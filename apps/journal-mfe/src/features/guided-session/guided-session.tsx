import { StepProgress, TextArea, type TextAreaProps } from '@reflectory/design-system';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { SessionSteps } from './components/session-steps.tsx';
import classes from './guided-session.module.css';

export type GuidedSessionProps = {
  /** As they read with the answers so far. */
  questions: readonly string[];
  answers: readonly string[];
  /** 0-based. */
  step: number;
  /** Below the answer: how much room is left. */
  answerNote?: string | undefined;
  /** The answer is too long. */
  answerProblem?: string | undefined;
  /** Why the session cannot be finished now. */
  finishReason?: string | undefined;
  onAnswer: (text: string) => void;
  onStep: (step: number) => void;
  onFinish: () => void;
};

/** One question at a time. */
export function GuidedSession(props: GuidedSessionProps) {
  const { questions, answers, step, finishReason } = props;
  const { onAnswer, onStep, onFinish } = props;
  const { t } = useTranslation('journal');
  const questionId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const answer = answers[step] ?? '';
  const isLast = step === questions.length - 1;

  useEffect(() => {
    const element = field.current;
    element?.focus();
    element?.setSelectionRange(element.value.length, element.value.length);
  }, [step]);

  const goOn = (): void => {
    if (!isLast) onStep(step + 1);
    else if (!finishReason) onFinish();
  };
  // Everything else, as Escape, is for the room around the field.
  const handleKeyDown: TextAreaProps['onKeyDown'] = (event) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return event.continuePropagation();
    event.preventDefault();
    goOn();
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
      <h1 id={questionId} className={classes.question} key={step}>
        {questions[step]}
      </h1>
      <TextArea
        key={`answer-${step}`}
        variant="writing"
        label={questions[step] ?? ''}
        isLabelHidden
        rows={4}
        placeholder={answers.some(Boolean) ? undefined : t('session.start')}
        description={props.answerNote}
        errorMessage={props.answerProblem}
        value={answer}
        onChange={onAnswer}
        onKeyDown={handleKeyDown}
        inputRef={(element) => void (field.current = element)}
        className={classes.answer}
      />
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
