import { Button, Form, PasswordField } from '@reflectory/design-system';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './locked-screen.module.css';
import type { UnlockOutcome } from './person-lock.ts';
import { useLock } from './use-lock.ts';
import { usePause } from './use-pause.ts';

/** The one field of the locked screen. What was typed stays after a wrong try. */
export function UnlockForm() {
  const { t } = useTranslation();
  const { unlock, wrongTries } = useLock();
  const [entered, setEntered] = useState('');
  const [outcome, setOutcome] = useState<UnlockOutcome | null>(null);
  const [isChecking, setChecking] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const pause = usePause(wrongTries);
  useEffect(() => field.current?.focus(), []);

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isChecking || pause > 0) return;
    setChecking(true);
    setOutcome(await unlock(entered));
    setChecking(false);
    field.current?.select();
  };
  const hasProblem = outcome !== null && outcome !== 'unlocked' && outcome !== 'paused' && !isChecking;
  return (
    <Form
      className={classes.form ?? ''}
      validationBehavior="aria"
      onSubmit={(event) => void handleSubmit(event)}
    >
      <PasswordField
        label={t('lock.code')}
        value={entered}
        onChange={setEntered}
        inputRef={field}
        autoComplete="off"
        {...(hasProblem && { errorMessage: t(`lock.problems.${outcome}`) })}
      />
      <Button
        type="submit"
        variant="primary"
        isWide
        {...(pause > 0 && { disabledReason: t('lock.paused', { count: pause }) })}
      >
        {t(isChecking ? 'lock.checking' : 'lock.unlock')}
      </Button>
    </Form>
  );
}
