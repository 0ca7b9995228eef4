import { describeFailure } from '@reflectory/client';
import { CONVERSATION_LIMITS } from '@reflectory/contracts/conversations';
import { Button, TextField } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './ask.module.css';

export type QuestionFormProps = {
  question: string;
  onChange: (question: string) => void;
  onAsk: () => void;
  isPending: boolean;
  error: Error | null;
  inputRef: RefObject<HTMLInputElement | null>;
};

/** Where one asks. What was typed stays until it is answered. */
export function QuestionForm({ question, onChange, onAsk, isPending, error, inputRef }: QuestionFormProps) {
  const { t } = useTranslation(['insights', 'common']);
  const { isOnline } = usePlatform();
  const isTooLong = question.trim().length > CONVERSATION_LIMITS.characters;
  const reason = !isOnline ? t('ask.offline') : question.trim() === '' ? t('ask.type') : undefined;
  const failure = error ? describeFailure(error, t, 'ask.problems') : undefined;
  const problem = isTooLong ? t('ask.tooLong', { most: CONVERSATION_LIMITS.characters }) : failure;
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!reason && !isTooLong && !isPending) onAsk();
      }}
    >
      <TextField
        label={t('ask.label')}
        value={question}
        onChange={onChange}
        inputRef={inputRef}
        placeholder={t('ask.example')}
        autoComplete="off"
        className={classes.field}
        {...(problem && { errorMessage: problem })}
        description={isOnline ? undefined : t('ask.offline')}
      />
      <Button
        type="submit"
        variant="primary"
        isPending={isPending}
        pendingLabel={t('ask.looking')}
        disabledReason={reason ?? (isTooLong ? problem : undefined)}
      >
        {t('ask.send')}
      </Button>
    </form>
  );
}
