import { Button, StepProgress, TextArea } from '@reflectory/design-system';
import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { nextKeys } from './model/next-keys.ts';
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
  const { questions, answers, step, answerNote, answerProblem, finishReason } = props;
  const { onAnswer, onStep, onFinish } = props;
  const { t } = useTranslation('journal');
  const questionId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const answer = answers[step] ?? '';
  const isLast = step === questions.length - 1;
  const progress = t('session.progress', { step: step + 1, total: questions.length });

  useEffect(() => {
    const element = field.current;
    element?.focus();
    element?.setSelectionRange(element.value.length, element.value.length);
  }, [step]);

  const goOn = (): void => {
    if (!isLast) onStep(step + 1);
    else if (!finishReason) onFinish();
  };
  const handleKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    goOn();
  };
  return (
    <>
      <StepProgress
        label={t('session.questions')}
        current={step + 1}
        total={questions.length}
        valueLabel={progress}
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
        description={answerNote}
        errorMessage={answerProblem}
        value={answer}
        onChange={onAnswer}
        onKeyDown={handleKeyDown}
        inputRef={(element) => void (field.current = element)}
        className={classes.answer}
      />
      <footer className={classes.steps}>
        <Button
          variant="bare"
          icon="arrow-left"
          onPress={() => onStep(step - 1)}
          className={classes.back}
          data-first={step === 0 || undefined}
          isDisabled={step === 0}
        >
          {t('session.back')}
        </Button>
        <span className={classes.hint}>
          {t(isLast ? 'session.hintLast' : 'session.hint', { keys: nextKeys() })}
        </span>
        {!isLast && answer.trim() === '' && <Button onPress={goOn}>{t('session.skip')}</Button>}
        {!isLast && answer.trim() !== '' && (
          <Button variant="primary" onPress={goOn}>
            {t('session.next')}
          </Button>
        )}
        {isLast && (
          <Button variant="primary" onPress={goOn} disabledReason={finishReason}>
            {t('session.finish')}
          </Button>
        )}
      </footer>
    </>
  );
}
