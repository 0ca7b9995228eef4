import { describeFailure } from '@reflectory/client';
import { Button, ConfirmDialog } from '@reflectory/design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayOf } from '../../../shared/days.ts';
import { useWording } from '../../../shared/use-wording.ts';
import { type PersonalityTest, useRemoveTest } from '../api/use-tests.ts';
import classes from './personality.module.css';

/** When the sentences were answered, with a way to take one back. */
export function TestList({ tests }: { tests: readonly PersonalityTest[] }) {
  const { t } = useTranslation(['insights', 'common']);
  const { day } = useWording();
  const remove = useRemoveTest();
  const [asked, setAsked] = useState<PersonalityTest | null>(null);
  const nameOf = (test: PersonalityTest) => day(dayOf(new Date(test.taken_at)));
  return (
    <section aria-labelledby="personality-tests" className={classes.tests}>
      <h2 id="personality-tests" className={classes.heading}>
        {t('personality.tests')}
      </h2>
      <ul className={classes.list}>
        {tests.map((test) => (
          <li key={test.id}>
            <span>{nameOf(test)}</span>
            <Button
              variant="bare"
              size="small"
              aria-label={t('personality.removeOf', { day: nameOf(test) })}
              onPress={() => setAsked(test)}
            >
              {t('personality.remove')}
            </Button>
          </li>
        ))}
      </ul>
      {asked && (
        <ConfirmDialog
          isOpen
          isDestructive
          title={t('personality.removeTitle', { day: nameOf(asked) })}
          confirmLabel={t('personality.remove')}
          cancelLabel={t('personality.cancel')}
          isPending={remove.isPending}
          pendingLabel={t('chart.saving')}
          errorMessage={remove.error ? describeFailure(remove.error, t, 'problems') : undefined}
          onOpenChange={(isOpen) => !isOpen && setAsked(null)}
          onConfirm={() => remove.mutate(asked.id, { onSuccess: () => setAsked(null) })}
        >
          {t('personality.removeText')}
        </ConfirmDialog>
      )}
    </section>
  );
}
