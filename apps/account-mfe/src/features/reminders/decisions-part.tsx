import { describeFailure } from '@reflectory/client';
import { Switch } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../shared/loaded.tsx';
import { SectionPart } from '../../shared/section.tsx';
import { useChangeDecisionReminder, useDecisionReminder } from './api/use-decision-reminder.ts';
import classes from './reminders.module.css';

/** Whether one is told on the days of decisions, and whether by mail. */
export function DecisionsPart() {
  const { t } = useTranslation(['settings', 'common']);
  const query = useDecisionReminder();
  const change = useChangeDecisionReminder();
  return (
    <SectionPart title={t('decisions.title')} lead={t('decisions.lead')}>
      <Loaded query={query} label={t('decisions.title')} lines={1}>
        {(state) => {
          const { isOn, byMail } = change.isPending ? change.variables : state;
          return (
            <>
              <Switch
                isSelected={isOn}
                isDisabled={change.isPending}
                onChange={(wanted) => change.mutate({ isOn: wanted, byMail: true })}
              >
                {t('decisions.tell')}
              </Switch>
              {isOn && (
                <Switch
                  isSelected={byMail}
                  isDisabled={change.isPending}
                  onChange={(wanted) => change.mutate({ isOn: true, byMail: wanted })}
                >
                  {t('decisions.byMail')}
                </Switch>
              )}
            </>
          );
        }}
      </Loaded>
      {change.error && (
        <p role="alert" className={classes.problem}>
          {t('reminders.failed', { problem: describeFailure(change.error, t, 'problems') })}
        </p>
      )}
    </SectionPart>
  );
}
