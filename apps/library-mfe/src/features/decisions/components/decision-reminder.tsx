import { describeFailure } from '@reflectory/client';
import { Switch } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import { useChangeDecisionReminder, useDecisionReminder } from '../api/use-decision-reminder.ts';
import classes from '../decisions.module.css';

/** Chooses whether the day of a decision is told. */
export function DecisionReminder() {
  const { t } = useTranslation(['library', 'common']);
  const { data: isWanted } = useDecisionReminder();
  const change = useChangeDecisionReminder();
  if (isWanted === undefined) return null;
  return (
    <div className={classes.section}>
      <Switch
        isSelected={change.isPending ? change.variables : isWanted}
        isDisabled={change.isPending}
        description={t('decisions.remindText')}
        onChange={(wanted) => change.mutate(wanted)}
      >
        {t('decisions.remind')}
      </Switch>
      {change.isError && (
        <p role="alert">{t('notKept', { reason: describeFailure(change.error, t, 'problems') })}</p>
      )}
    </div>
  );
}
