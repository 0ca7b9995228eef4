import { describeFailure } from '@reflectory/client';
import { CONVERSATION_LIMITS } from '@reflectory/contracts/conversations';
import { Button, TextField } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { type RefObject, useState } from 'react';
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
  const isEmpty = question.trim() === '';
  const [isTried, setTried] = useState(false);
  const reason = isOnline ? undefined : t('ask.offline');
  const failure = error ? describeFailure(error, t, 'ask.problems') : undefined;
  const tooLong = isTooLong ? t('ask.tooLong', { most: CONVERSATION_LIMITS.characters }) : undefined;
  const problem = tooLong ?? (isTried && isEmpty ? t('ask.type') : failure);
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        setTried(isEmpty);
        if (isEmpty) inputRef.current?.focus();
        else if (!reason && !isTooLong && !isPending) onAsk();
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
        disabledReason={reason}
      >
        {t('ask.send')}
      </Button>
    </form>
  );
}
